import { isDeepStrictEqual, parseArgs } from "node:util";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { configTable } from "../config";
import { findRunningSettings } from "../stack/find-running-settings";
import { fillLoadData } from "./load-data";
import { type LoadSizes, STANDARD_SIZES } from "./load-sizes";
import { filledSizes, rememberSizes } from "./load-stamp";

const USAGE = "usage: npm run load:data -- [--classes N] [--members N] [--progress N]";

function readSizes(): LoadSizes {
  const string = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      options: { classes: string, members: string, progress: string },
    });
    const given = Object.entries(values).map(([name, value]) => [name, Number(value)]);
    return { ...STANDARD_SIZES, ...Object.fromEntries(given) };
  } catch {
    throw new Error(USAGE);
  }
}

async function main(): Promise<void> {
  const sizes = readSizes();
  const { folders, databaseUrl } = findRunningSettings(loadConfig(configTable, process.env));
  const print = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  if (isDeepStrictEqual(filledSizes(folders), sizes)) {
    print("The rows are there already.");
    return;
  }
  await fillLoadData({ sizes, databaseUrl, now: new Date(), live: print });
  rememberSizes(folders, sizes);
  const { classes, members, progress } = sizes;
  print(`${classes} classes, ${members} members, ${progress} positions`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
