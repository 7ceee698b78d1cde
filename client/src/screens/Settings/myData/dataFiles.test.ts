import { strFromU8, unzipSync } from "fflate";
import { type DataFormat, toDataFile } from "./dataFiles";
import type { DataTable } from "./dataTable";

const now = new Date("2026-11-25T22:15:00Z");
const table = (name: string, change: Partial<DataTable> = {}): DataTable => ({
  name,
  columns: ["At"],
  rows: [["2026-11-01T10:00:00.000Z"]],
  isTruncated: false,
  ...change,
});
const tables = [
  table("Saved classes"),
  table("Page views", { isTruncated: true }),
  table("Ratings", { rows: [] }),
];

// Blob.arrayBuffer does not exist in jsdom.
const fileOf = (format: DataFormat) =>
  new Promise<{ readonly name: string; readonly bytes: Uint8Array }>((resolve) => {
    const { name, content } = toDataFile({ tables, format, now });
    const reader = new FileReader();
    reader.onload = () => resolve({ name, bytes: new Uint8Array(reader.result as ArrayBuffer) });
    reader.readAsArrayBuffer(content);
  });

it("JSON lists every kind, also empty ones, and names those with older records", async () => {
  const { name, bytes } = await fileOf("json");
  expect(name).toBe("eightcount-data-2026-11-25.json");
  expect(JSON.parse(strFromU8(bytes))).toEqual({
    exportedAt: "2026-11-25T22:15:00.000Z",
    incomplete: ["Page views"],
    records: {
      "Saved classes": [{ At: "2026-11-01T10:00:00.000Z" }],
      "Page views": [{ At: "2026-11-01T10:00:00.000Z" }],
      Ratings: [],
    },
  });
});

it("CSV has a file for every kind, and a text that names those with older records", async () => {
  const { name, bytes } = await fileOf("csv");
  expect(name).toBe("eightcount-data-2026-11-25-csv.zip");
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual([
    "page-views.csv",
    "ratings.csv",
    "read-me.txt",
    "saved-classes.csv",
  ]);
  expect(strFromU8(files["read-me.txt"] ?? new Uint8Array())).toContain(
    "There are older records than the ones included here: Page views.",
  );
});
