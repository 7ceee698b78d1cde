import { readFileSync } from "node:fs";
import path from "node:path";
import { graphOf } from "@eightcount/service-kit/subgraph/print-subgraph";
import { type GraphQLSchema, isInputObjectType, isObjectType, print } from "graphql";
import { catalogue as catalogueSubgraph } from "./subgraph";

let catalogue: Awaited<ReturnType<typeof graphOf>>;
beforeAll(async () => {
  catalogue = await graphOf(catalogueSubgraph);
});

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

function describable(schema: GraphQLSchema): readonly Described[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("_"));
  return types.flatMap((type): readonly Described[] => {
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields())
      .filter(({ name }) => !name.startsWith("_"))
      .flatMap((field): readonly Described[] => {
        const args = "args" in field ? field.args : [];
        return [field, ...args].map(({ name, description }) => ({
          name: `${type.name}.${field.name} ${name}`,
          description,
        }));
      });
  });
}

describe("the subgraph's schema", () => {
  it("every field and argument has a description", () => {
    const fields = describable(catalogue.schema);
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it("the committed SDL matches the code", () => {
    const committed = readFileSync(path.join(__dirname, "../schema.graphql"), "utf8");
    expect(committed).toBe(`${print(catalogue.typeDefs)}\n`);
  });

  it("VIEW-PAGE-11 only the playback result has a stream's URL, and no field exposes hidden state", () => {
    const withStream = Object.values(catalogue.schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => "hlsUrl" in type.getFields());
    expect(withStream.map(({ name }) => name)).toEqual(["PlaybackAngle"]);
    const names = describable(catalogue.schema).map(({ name }) => name);
    expect(names.filter((name) => /hidden|lookupKey|videoSequence|Path$/i.test(name))).toEqual([]);
  });
});
