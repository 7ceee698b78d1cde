import "reflect-metadata";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { print } from "graphql";
import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { SubgraphContext } from "../graph/context";
import { createLogger } from "../logging/logger";
import { visitor } from "../viewer/viewer";
import { defineSubgraph } from "./define-subgraph";
import type { FeatureModule } from "./feature-module";
import type { Infrastructure } from "./infrastructure";
import { openSubgraph } from "./open-subgraph";
import { graphOf } from "./print-subgraph";
import type { SubgraphConfig } from "./subgraph-config";

@Resolver()
class GreetingResolver {
  constructor(private readonly greeting: string) {}

  @Query(() => String)
  greet(@Ctx() { loaders }: SubgraphContext<{ name: string }>): string {
    return `${this.greeting}, ${loaders.name}`;
  }

  @Mutation(() => String)
  rename(): string {
    return "done";
  }
}

// Nothing listens on port 1: whatever connects fails.
const config: SubgraphConfig = {
  host: "127.0.0.1",
  nodeEnv: "test",
  port: 0,
  metricsPort: null,
  drainTimeoutMs: 2_500,
  databaseUrl: "postgresql://postgres@127.0.0.1:1/greetings",
  redisUrl: "redis://127.0.0.1:1",
  gatewaySecret: "a-secret-of-the-tests",
  workers: "inline",
  fixedMoment: null,
  randomSeed: null,
};
const logger = createLogger("test");
logger.level = "silent";
const database = {
  statementTimeoutMs: 1_000,
  connectionTimeoutMs: 1_000,
  openPrisma: () => ({ $connect: async () => {}, $disconnect: async () => {} }),
};
const events: string[] = [];
const note = (event: string) => async () => void events.push(event);
beforeEach(() => void events.splice(0));

interface Providers {
  readonly greeter: { readonly greeting: string };
}

type Built = Infrastructure<SubgraphConfig, ReturnType<typeof database.openPrisma>, Providers>;

function greetingsModule({ providers }: Built) {
  return {
    resolvers: [new GreetingResolver(providers.greeter.greeting)],
    loaders: ({ viewer }) => ({ name: viewer.email ?? "stranger" }),
    drain: note("drained"),
    close: note("closed"),
  } satisfies FeatureModule;
}

const greetings = defineSubgraph({
  name: "greetings",
  config: () => config,
  database,
  providers: {
    greeter: () => {
      events.push("greeter constructed");
      return { greeting: "Hello" };
    },
  },
  modules: (infrastructure: Built) => ({ greetings: greetingsModule(infrastructure) }),
});

describe("a subgraph", () => {
  it("resolves with the instances and loaders of its features", async () => {
    const opened = await openSubgraph(greetings, { config, logger });
    const viewer = { ...visitor, email: "ada@example.com" };
    const ask = (of = viewer) =>
      runQuery(opened.schema, "{ greet }", { viewer: of, loaders: opened.loaders(of) });
    expect((await ask()).data).toEqual({ greet: "Hello, ada@example.com" });
    await opened.close();
  });

  it("does not construct a provider that a test replaces", async () => {
    const providers = { greeter: { greeting: "Good morning" } };
    const opened = await openSubgraph(greetings, { config, logger, providers });
    const { data } = await runQuery(opened.schema, "{ greet }", { loaders: opened.loaders() });
    expect(data).toEqual({ greet: "Good morning, stranger" });
    expect(events).toEqual([]);
    await opened.close();
  });

  it("saves its features' pending data before it closes their connections", async () => {
    const opened = await openSubgraph(greetings, { config, logger });
    events.splice(0);
    await opened.close();
    expect(events).toEqual(["drained", "closed"]);
  });

  it("is not ready without its database", async () => {
    const opened = await openSubgraph(greetings, { config, logger });
    await expect(opened.ready()).rejects.toThrow("ECONNREFUSED");
    await expect(opened.warmUp()).rejects.toThrow("ECONNREFUSED");
    await opened.close();
  });

  it("does not start if its audit list lacks a mutation", async () => {
    const audited = { ...greetings, audit: {} };
    await expect(openSubgraph(audited, { config, logger })).rejects.toThrow("missing: rename");
  });

  it("prints its schema without a connection", async () => {
    const { typeDefs } = await graphOf(greetings);
    expect(print(typeDefs)).toContain("greet: String!");
  });
});
