import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { PersistedOperations } from "../persisted/persisted-operations";
import { limits } from "./limits";

const client = path.resolve(__dirname, "../../../client");
const schema = buildSchema(readFileSync(path.join(client, "schema.graphql"), "utf8"));
const { validationRules } = limits(14);
const operations = PersistedOperations.load(path.join(client, "persisted-operations.json"));

const problems = (text: string) => validate(schema, parse(text), validationRules);

describe("limits", () => {
  it("let every operation of the client pass", () => {
    const refused = operations
      .all()
      .map(({ name, text }) => [name, problems(text).map(({ message }) => message)])
      .filter(([, messages]) => messages?.length);
    expect(operations.all().length).toBeGreaterThan(20);
    expect(refused).toEqual([]);
  });

  it("stop an operation that is too deep", () => {
    const deep = `${"{ similarClasses ".repeat(16)} { id } ${"}".repeat(16)}`;
    expect(problems(`{ danceClass(classId: "1") ${deep} }`)[0]?.message).toMatch(/depth limit/);
  });

  it("stop an operation with too many aliases", () => {
    const aliases = Array.from({ length: 20 }, (_, index) => `a${index}: styles { id }`);
    expect(problems(`{ ${aliases.join(" ")} }`)[0]?.message).toMatch(/Aliases limit/i);
  });
});
