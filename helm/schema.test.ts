import { schema } from "./testing/values-schema.ts";

interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly description?: string;
}

/** Every object in the schema, by its path. */
function nodesIn(node: unknown, path = ""): readonly (readonly [string, Node])[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.entries(node).flatMap(([name, child]) => nodesIn(child, `${path}/${name}`));
  return [[path, node as Node], ...below];
}

const withProperties = nodesIn(schema).filter(([, { properties, type }]) => properties && type);

it("every object is closed", () => {
  const open = withProperties.filter(([, node]) => node.additionalProperties !== false);
  expect(open.map(([path]) => path)).toEqual([]);
  expect(withProperties.length).toBeGreaterThan(50);
});

it("every value is described", () => {
  const silent = withProperties.flatMap(([path, { properties }]) =>
    Object.entries(properties ?? {})
      .filter(([, { description }]) => !description)
      .map(([name]) => `${path}/${name}`),
  );
  expect(silent).toEqual([]);
});
