import { edit, fieldsOf, isEdited, type ProfileFields, rollBack, settle } from "./profileCopies";

const old: ProfileFields = {
  name: "Ana",
  familyName: "Silva",
  phoneNumber: "5550100",
  isSubscribed: true,
};
const typed: ProfileFields = {
  name: "Anna",
  familyName: "",
  phoneNumber: "(555) 0199",
  isSubscribed: false,
};
const untouched = { old, edits: {} };

it("ENT-24 keeps old copies of name, family name, phone number, and opt-in for rollback", () => {
  const edited = edit(untouched, typed);
  expect(fieldsOf(edited)).toEqual(typed);
  expect(edited.old).toEqual(old);
  expect(fieldsOf(rollBack(edited))).toEqual(old);
  expect(isEdited(rollBack(edited))).toBe(false);
});

it("the old value typed again is no edit", () => {
  const edited = edit(untouched, { name: "Anna" });
  expect(isEdited(edited)).toBe(true);
  expect(isEdited(edit(edited, { name: "Ana" }))).toBe(false);
});

it("after saving, the stored values are the old copies, and later edits stay", () => {
  const { edits } = edit(edit(untouched, typed), { name: "Annabel" });
  const stored = { ...typed, phoneNumber: "5550199" };
  const settled = settle({ old: stored, edits }, typed);
  expect(fieldsOf(settled)).toEqual({ ...stored, name: "Annabel" });
  expect(fieldsOf(rollBack(settled))).toEqual(stored);
});
