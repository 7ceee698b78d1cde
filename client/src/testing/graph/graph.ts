import { execute, type GraphQLFieldResolver, type GraphQLResolveInfo } from "graphql";
import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { ConnectionError } from "../../relay/transport";
import { recordFault } from "./execution/faults";
import { Interventions } from "./execution/interventions";
import type { Resolver } from "./execution/resolver";
import { persistedOperation, publicSchema } from "./execution/schema";
import { checked, WorldFault } from "./execution/values";
import { resolvers } from "./resolvers/resolvers";
import { aWorld, type World, type WorldParts } from "./world/world";

/** One request that a page made. */
export interface SeenRequest {
  readonly name: string;
  readonly variables: Variables;
}

/** The public graph over an in-memory world. It honors every argument as the subgraphs do. */
export interface MemoryGraph extends Pick<Interventions, "fail" | "heal" | "hold" | "refuse"> {
  readonly world: World;
  readonly seen: SeenRequest[];
  readonly seenOf: (name: string) => readonly SeenRequest[];
  readonly respond: (operation: Operation, variables: Variables) => Promise<GraphQLResponse>;
  readonly loseResponse: Interventions["loseResponse"];
  readonly goOffline: () => void;
  readonly goOnline: () => void;
}

type Operation = Pick<RequestParameters, "id" | "name">;

export function createGraph(parts: WorldParts = {}): MemoryGraph {
  const world = aWorld(parts);
  const provoked = new Interventions();
  const seen: SeenRequest[] = [];

  const run = async ({ id, name }: Operation, variables: Variables) => {
    const result = await execute({
      schema: publicSchema(),
      document: persistedOperation(id ?? null, name),
      variableValues: variables,
      contextValue: world,
      fieldResolver: resolveWith(provoked),
    });
    const fault = result.errors?.find(({ extensions }) => extensions.code === undefined);
    if (fault) throw recordFault(new WorldFault(`${name}: ${fault.message}`, { cause: fault }));
    return JSON.parse(JSON.stringify(result)) as GraphQLResponse;
  };

  return {
    world,
    seen,
    seenOf: (name) => seen.filter((request) => request.name === name),
    fail: (...given) => provoked.fail(...given),
    heal: (target) => provoked.heal(target),
    hold: (operation) => provoked.hold(operation),
    refuse: (...given) => provoked.refuse(...given),
    loseResponse: (...given) => provoked.loseResponse(...given),
    goOffline: () => {
      provoked.isOnline = false;
    },
    goOnline: () => {
      provoked.isOnline = true;
    },
    async respond(operation, variables) {
      seen.push({ name: operation.name, variables });
      if (!provoked.isOnline) throw new ConnectionError("offline");
      await provoked.pass(operation.name);
      provoked.throwFailure(operation.name);
      const response = await run(operation, variables);
      provoked.throwLoss(operation.name);
      return response;
    },
  };
}

const ROOTS = new Set(["Query", "Mutation"]);

function resolveWith(provoked: Interventions): GraphQLFieldResolver<object, World> {
  return (source, args, world, info) => {
    const where = `${info.parentType.name}.${info.fieldName}`;
    provoked.throwFailure(where);
    const refused = ROOTS.has(info.parentType.name) ? provoked.takeRefusal(info.fieldName) : null;
    return checked(refused ?? readField(source, args, world, info), info.returnType, where);
  };
}

function readField(source: object, args: object, world: World, info: GraphQLResolveInfo): unknown {
  const resolver: Resolver | undefined = resolvers[info.parentType.name]?.[info.fieldName];
  if (resolver) return (resolver as Resolver<unknown, unknown>)(source, args, world);
  return (source as Readonly<Record<string, unknown>> | undefined)?.[info.fieldName];
}
