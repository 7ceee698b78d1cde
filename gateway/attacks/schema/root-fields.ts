import {
  astFromValue,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isLeafType,
  isRequiredArgument,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { clientDocuments } from "./client-documents";
import { clientSchema } from "./client-schema";
import { sampleOf } from "./sample-variables";

/** A field of Query or Mutation. */
export interface RootField {
  readonly name: string;
  /** The shortest operation that selects it. */
  readonly text: string;
}

const roots = [clientSchema.getQueryType(), clientSchema.getMutationType()].filter(
  (type) => type != null,
);

function reachedFields(): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const { document } of clientDocuments) {
    const typeInfo = new TypeInfo(clientSchema);
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field: ({ name }) => {
          reached.add(`${typeInfo.getParentType()?.name}.${name.value}`);
        },
      }),
    );
  }
  return reached;
}

function textOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequiredArgument).map(({ name, type }) => {
    const value = astFromValue(sampleOf(type as GraphQLInputType), type);
    return value ? `${name}: ${print(value)}` : "";
  });
  const args = given.length > 0 ? `(${given.join(", ")})` : "";
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return `${kind} { ${field.name}${args}${selection} }`;
}

/** Root fields of the graph that no persisted operation selects. */
export function unreachedRootFields(): readonly RootField[] {
  const reached = reachedFields();
  return roots.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ name }) => !reached.has(`${type.name}.${name}`))
      .map((field) => ({
        name: `${type.name}.${field.name}`,
        text: textOf(type.name.toLowerCase(), field),
      })),
  );
}
