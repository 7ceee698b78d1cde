import { ApolloServer } from "@apollo/server";
import { boundVariables } from "./bound-variables";

const server = new ApolloServer({
  typeDefs: `input Filter { styles: [String!], nested: [Filter!] } type Query { found(filter: Filter): Int }`,
  resolvers: { Query: { found: () => 1 } },
  plugins: [boundVariables],
});
afterAll(() => server.stop());

async function ask(filter: object) {
  const query = "query ($filter: Filter) { found(filter: $filter) }";
  const { body, http } = await server.executeOperation({ query, variables: { filter } });
  if (body.kind !== "single") throw new Error("expected a single result");
  const messages = (body.singleResult.errors ?? []).map(({ message }) => message);
  return { data: body.singleResult.data, messages, status: http.status };
}

const listOf = (length: number, value: unknown) => Array.from({ length }, () => value);

const fields = (count: number): object =>
  Object.fromEntries(listOf(count, 1).map((one, nth) => [`extra${nth}`, one]));

describe("variables", () => {
  it("with a long list of valid values pass", async () => {
    expect((await ask({ styles: listOf(1_000, "Heels") })).data).toEqual({ found: 1 });
  });

  it("with a long text pass, whose letters are no elements", async () => {
    expect((await ask({ styles: ["x".repeat(5_000)] })).data).toEqual({ found: 1 });
  });

  it("with a few invalid values are reported value by value", async () => {
    const { messages } = await ask({ styles: [...listOf(20, "Heels"), 1, 2] });
    expect(messages).toHaveLength(2);
    expect(messages[1]).toContain("filter.styles[21]");
  });

  it("with many invalid values are refused as a whole", async () => {
    const refused = { messages: ["Too many values are not valid."], status: 400 };
    expect(await ask({ styles: listOf(900, 1) })).toMatchObject(refused);
    expect(await ask({ nested: [{ styles: listOf(900, {}) }] })).toMatchObject(refused);
  });

  it("with a list that nobody needs are refused unread", async () => {
    const refused = { messages: ["A list or an object has too many elements."], status: 400 };
    expect(await ask({ styles: listOf(30_000, 1) })).toMatchObject(refused);
    expect(await ask({ nested: [{ nested: listOf(1_001, {}) }] })).toMatchObject(refused);
    expect(await ask(fields(5_000))).toMatchObject(refused);
  });

  it("with many fields that no input has are refused as a whole", async () => {
    const refused = { messages: ["Too many values are not valid."], status: 400 };
    expect(await ask(fields(900))).toMatchObject(refused);
    expect(await ask({ nested: listOf(4, fields(3)) })).toMatchObject(refused);
  });

  it("that nest deeper than the stack end in an answer", async () => {
    let nested: object = {};
    for (let depth = 0; depth < 20_000; depth += 1) nested = { extra: [nested] };
    expect((await ask(nested)).messages.length).toBeGreaterThan(0);
  });
});
