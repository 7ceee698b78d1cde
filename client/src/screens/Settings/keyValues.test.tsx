import { render, screen } from "@testing-library/react";
import { evenColumns, KeyValues } from "./KeyValues";

it.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [6, 3],
])("%i facts fill rows of %i", (facts, columns) => {
  expect(evenColumns(facts)).toBe(columns);
});

it("counts only the facts beside each other, not the one with a row of its own", () => {
  const names = ["Price", "Account status", "Next billing amount", "Next billing date"];
  render(
    <KeyValues
      entries={[
        ...names.map((name) => ({ name, value: "-" })),
        { name: "Payment method", value: "-", isWide: true },
      ]}
    />,
  );
  const cell = screen.getByText("Payment method").parentElement;
  expect(cell).toHaveAttribute("data-wide");
  expect(getComputedStyle(cell?.parentElement as Element).gridTemplateColumns).toBe(
    "repeat(4, minmax(0, 1fr))",
  );
});
