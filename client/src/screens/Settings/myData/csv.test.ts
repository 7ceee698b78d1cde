import { toCsv } from "./csv";

const csvOf = (...rows: readonly (readonly (string | null)[])[]) =>
  toCsv({ name: "Ratings", columns: ["Class", "Comments"], rows, isTruncated: false });

it("starts with the mark of UTF-8 and a line with the headings", () => {
  expect(csvOf(["Água", "très bien 💃"])).toBe("\uFEFFClass,Comments\r\nÁgua,très bien 💃\r\n");
});

it("quotes separators, quotes, and line breaks, and leaves out nothing", () => {
  expect(csvOf(["a, b", 'so "good"'], ["two\nlines", null])).toBe(
    '\uFEFFClass,Comments\r\n"a, b","so ""good"""\r\n"two\nlines",\r\n',
  );
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "＝1", '=HYPERLINK("http://x")'])(
  "%j is a text in every spreadsheet, not a formula",
  (value) => {
    const [, line = ""] = csvOf([value, "ok"]).split("\r\n");
    expect(line).toMatch(/^"?'/);
  },
);
