import { searchText } from "./search.rules";

it("cuts a long run of combining marks before it normalizes them", () => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  expect(searchText(`  h${"\u0301".repeat(20_000)}`)?.length).toBeLessThanOrEqual(100);
  expect(String(normalize.mock.contexts[0]).length).toBeLessThan(500);
  normalize.mockRestore();
});
