import { accessSync, constants } from "node:fs";
import path from "node:path";

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function programOnPath(names: readonly string[], searchPath: string): string | null {
  for (const name of names) {
    for (const folder of searchPath.split(path.delimiter)) {
      const file = path.join(folder, name);
      if (folder !== "" && isExecutable(file)) return file;
    }
  }
  return null;
}
