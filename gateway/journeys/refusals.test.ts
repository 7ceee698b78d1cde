import { clientOperation } from "./people/operations";
import { Person } from "./people/person";

const visitor = Person.visitor();

describe("the door", () => {
  it("ENG-04 an operation id nobody persisted is not found", async () => {
    const answer = await visitor.send({ id: "0".repeat(64), variables: {} }, {});
    expect(answer.status).toBe(404);
    expect(answer.errors[0]?.message).toBe("PersistedQueryNotFound");
  });

  it.each(["POST", "GET"] as const)(
    "ENG-04 the text of a query is refused by %s",
    async (method) => {
      const text = clientOperation("StylesScreenQuery").text;
      const answer = await visitor.send({ query: text }, { method });
      expect([answer.status, answer.data]).toEqual([400, undefined]);
    },
  );
});
