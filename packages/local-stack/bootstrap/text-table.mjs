/** Aligns the first column to the left and the others to the right. */
export function textTable(rows) {
  const table = rows.map((row) => row.map(String));
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map(([name, ...cells]) =>
    [name.padEnd(widths[0]), ...cells.map((cell, at) => cell.padStart(widths[at + 1]))].join("  "),
  );
  return lines.join("\n");
}
