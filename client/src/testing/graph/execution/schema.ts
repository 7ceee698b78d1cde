import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
  parse,
} from "graphql";

const CLIENT = join(__dirname, "../../../..");
const read = (file: string) => readFileSync(join(CLIENT, file), "utf8");

let schema: GraphQLSchema | undefined;
let texts: Readonly<Record<string, string>> | undefined;
const documents = new Map<string, DocumentNode>();

/** The committed public graph. */
export function publicSchema(): GraphQLSchema {
  schema ??= buildSchema(read("schema.graphql"));
  return schema;
}

/** Returns the parsed text of a persisted operation. The real graph accepts no other. */
export function persistedOperation(id: string | null, name: string): DocumentNode {
  texts ??= JSON.parse(read("persisted-operations.json")) as Record<string, string>;
  const text = texts[id ?? ""];
  if (text === undefined) throw new Error(`${name} is not a persisted operation`);
  const document = documents.get(text) ?? parse(text);
  documents.set(text, document);
  return document;
}

/** The refusal in the result union of a root field, such as `SaveClassRefused`. */
export function refusedTypeOf(field: string): string {
  const roots = [publicSchema().getMutationType(), publicSchema().getQueryType()];
  for (const root of roots) {
    const type = root?.getFields()[field]?.type;
    const union = type && "ofType" in type ? type.ofType : type;
    if (!isUnionType(union)) continue;
    const refused = union.getTypes().find((member) => {
      return isObjectType(member) && member.getInterfaces().some(({ name }) => name === "Refusal");
    });
    if (refused) return refused.name;
  }
  throw new Error(`${field} has no refusal type`);
}
