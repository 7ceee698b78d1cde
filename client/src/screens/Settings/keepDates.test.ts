import { keepDates } from "./keepDates";

it("a date and the end of a card stay on one line, and everything else may break", () => {
  expect(keepDates("Paid with your Visa ending with 1111.")).toBe(
    "Paid with your Visa ending\u00a0with\u00a01111.",
  );
  expect(keepDates("From Dec 5, 2026 until Jan 15, 2027. Then $19.00.")).toBe(
    "From Dec\u00a05,\u00a02026 until Jan\u00a015,\u00a02027. Then $19.00.",
  );
});
