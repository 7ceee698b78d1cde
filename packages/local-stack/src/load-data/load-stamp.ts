import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DataFolders } from "../checkout/data-folders";
import { isNone, type LoadSizes } from "./load-sizes";

export const LOAD_STAMP = "load-data.json";

const fileIn = ({ run }: Pick<DataFolders, "run">) => path.join(run, LOAD_STAMP);

/** Returns what the data folder was filled with, or null. */
export function filledSizes(folders: Pick<DataFolders, "run">): LoadSizes | null {
  const file = fileIn(folders);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as LoadSizes) : null;
}

export function rememberSizes(folders: Pick<DataFolders, "run">, sizes: LoadSizes): void {
  if (isNone(sizes)) rmSync(fileIn(folders), { force: true });
  else writeFileSync(fileIn(folders), JSON.stringify(sizes));
}
