import { strToU8, zipSync } from "fflate";
import { toCsv } from "./csv";
import type { DataTable } from "./dataTable";

export type DataFormat = "json" | "csv";

export interface DataFile {
  readonly name: string;
  readonly content: Blob;
}

interface ExportRequest {
  readonly tables: readonly DataTable[];
  readonly format: DataFormat;
  readonly now: Date;
}

/** Returns one JSON file, or a ZIP archive with a CSV file per kind of record. */
export function toDataFile({ tables, format, now }: ExportRequest): DataFile {
  const day = now.toISOString().slice(0, 10);
  const name = `eightcount-data-${day}`;
  if (format === "json") {
    const content = new Blob([jsonOf(tables, now)], { type: "application/json" });
    return { name: `${name}.json`, content };
  }
  const content = new Blob([new Uint8Array(zipOf(tables, now))], { type: "application/zip" });
  return { name: `${name}-csv.zip`, content };
}

function jsonOf(tables: readonly DataTable[], now: Date): string {
  const records = Object.fromEntries(tables.map((table) => [table.name, objectsOf(table)]));
  return `${JSON.stringify({ exportedAt: now, incomplete: incompleteKinds(tables), records }, null, 2)}\n`;
}

/** Kinds of which only the newest records are included. */
const incompleteKinds = (tables: readonly DataTable[]): readonly string[] =>
  tables.filter(({ isTruncated }) => isTruncated).map(({ name }) => name);

const objectsOf = ({ columns, rows }: DataTable) =>
  rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
  );

function zipOf(tables: readonly DataTable[], now: Date) {
  const files = Object.fromEntries(
    tables.map((table) => [`${slugOf(table.name)}.csv`, bytesOf(toCsv(table))]),
  );
  const readMe = bytesOf(readMeOf(tables, now));
  return zipSync({ "read-me.txt": readMe, ...files }, { mtime: now });
}

// The copy belongs to this page, where the encoder's array may not, and fflate insists on it.
const bytesOf = (text: string) => new Uint8Array(strToU8(text));

function readMeOf(tables: readonly DataTable[], now: Date): string {
  const incomplete = incompleteKinds(tables);
  return [
    `Your Eightcount data, exported at ${now.toISOString()}.`,
    "Times are in UTC. A file with only one line means that we store no such records about you.",
    ...(incomplete.length > 0
      ? [`There are older records than the ones included here: ${incomplete.join(", ")}.`]
      : []),
    "",
  ].join("\r\n");
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
