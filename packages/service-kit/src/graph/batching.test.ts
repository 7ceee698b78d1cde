import { byId, byKey, byParent } from "./batching";

describe("batching", () => {
  it("loads ids of one tick together, in the requested order, with null for missing rows", async () => {
    const calls: string[][] = [];
    const loader = byId(async (ids) => {
      calls.push([...ids]);
      return [{ id: "b" }, { id: "a" }];
    });
    const answers = await Promise.all(["a", "x", "b"].map((id) => loader.load(id)));
    expect(answers).toEqual([{ id: "a" }, null, { id: "b" }]);
    expect(calls).toEqual([["a", "x", "b"]]);
  });

  it("loads by a column other than the id", async () => {
    const loader = byKey("classId", async () => [{ classId: "b", level: 2 }]);
    expect(await Promise.all(["a", "b"].map((key) => loader.load(key)))).toEqual([
      null,
      { classId: "b", level: 2 },
    ]);
  });

  it("loads parents with equal arguments together and others apart", async () => {
    const calls: string[] = [];
    const loader = byParent<{ first: number }, string>(async (ids, { first }) => {
      calls.push(`${ids.join()}/${first}`);
      return new Map(ids.map((id) => [id, `${id}${first}`]));
    }, "none");
    const answers = await Promise.all([
      loader.load({ id: "a", first: 3 }),
      loader.load({ id: "b", first: 5 }),
      loader.load({ id: "b", first: 3 }),
      loader.load({ id: "a", first: 3 }),
    ]);
    expect(answers).toEqual(["a3", "b5", "b3", "a3"]);
    expect(calls).toEqual(["a,b/3", "b/5"]);
  });
});
