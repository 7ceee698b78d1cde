import { allTexts } from "../injection/all-texts";
import { variableLeaves } from "../inputs/variable-leaves";

const texts = variableLeaves()
  .filter(({ type }) => type.replace("!", "") === "String")
  .map(({ path }) => path);

it("every text of a persisted operation is attacked, and no other", () => {
  expect(Object.keys(allTexts).sort()).toEqual([...texts].sort());
});

it.each(Object.entries(allTexts))("%s has payloads", (_, { families }) => {
  expect(families.length).toBeGreaterThan(0);
});
