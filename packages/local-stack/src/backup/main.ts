import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { subgraphNames } from "../checkout/checkout";
import { BackupError } from "./backup-error";
import { readSums, restoreDatabase } from "./restore-database";
import { saveDatabase } from "./save-database";
import { differences, type TableSums } from "./table-sums";

const USAGE = `usage: npm run backup -- save SERVER FOLDER [DATABASE …]
       npm run backup -- restore FOLDER SERVER [DATABASE …]
       npm run backup -- compare FOLDER SERVER [DATABASE …]
       npm run backup -- rehearse SERVER OTHER-SERVER [DATABASE …]
A server is a URL such as postgresql://postgres@127.0.0.1:5432.`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const sumsFile = (folder: string, database: string) => path.join(folder, `${database}.json`);

const countRows = (sums: TableSums) => Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);

async function save(server: string, folder: string, databases: readonly string[]): Promise<void> {
  for (const database of databases) {
    const sums = await saveDatabase(server, database, folder);
    writeFileSync(sumsFile(folder, database), `${JSON.stringify(sums, null, 2)}\n`);
    say(`${database}: saved ${Object.keys(sums).length} tables with ${countRows(sums)} rows`);
  }
}

async function compare(folder: string, server: string, databases: readonly string[]) {
  const different: string[] = [];
  for (const database of databases) {
    const saved = JSON.parse(readFileSync(sumsFile(folder, database), "utf8")) as TableSums;
    const found = differences(saved, await readSums(server, database));
    different.push(...found.map((sentence) => `${database}: ${sentence}`));
    if (found.length === 0) say(`${database}: ${countRows(saved)} rows are as they were saved`);
  }
  if (different.length > 0) throw new BackupError(different.join("\n"));
}

async function restore(folder: string, server: string, databases: readonly string[]) {
  for (const database of databases) await restoreDatabase(folder, database, server);
  await compare(folder, server, databases);
}

async function rehearse(server: string, other: string, databases: readonly string[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-backup-"));
  try {
    await save(server, folder, databases);
    await restore(folder, other, databases);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const verbs = { save, restore, compare, rehearse };

async function main([verb = "", from, to, ...named]: readonly string[]): Promise<void> {
  if (!Object.hasOwn(verbs, verb) || !from || !to) throw new BackupError(USAGE);
  const databases = named.length > 0 ? named : subgraphNames;
  await verbs[verb as keyof typeof verbs](from, to, databases);
}

// Dumps hold personal data, and the folder may exist with wider permissions.
process.umask(0o077);
runMain(() =>
  main(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }),
);
