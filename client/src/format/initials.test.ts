import { initials } from "./initials";

it.each([
  ["AS", ["Ana", "silva"]],
  ["A", [" ana ", ""]],
  ["", ["", ""]],
  ["أا", ["أمل", "الراقصة"]],
  ["🕺🏽👩‍👩‍👧‍👦", ["🕺🏽🪩", "👩‍👩‍👧‍👦"]],
])("%s", (letters, names) => {
  expect(initials(...names)).toBe(letters);
});
