import { allTexts } from "../injection/all-texts";
import { variableInputs } from "../schema/variable-inputs";

const texts = variableInputs.filter(({ type }) => type.name === "String").map(({ key }) => key);

it("every text of a persisted operation is attacked, and no other", () => {
  expect(Object.keys(allTexts).sort()).toEqual([...texts].sort());
});

it.each(Object.entries(allTexts))("%s has payloads", (_, { families }) => {
  expect(families.length).toBeGreaterThan(0);
});
