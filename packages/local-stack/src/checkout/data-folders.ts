import { mkdirSync } from "node:fs";
import path from "node:path";
import { isReachable } from "../machine/database-user";
import { checkout, checkoutKey } from "./checkout";

export interface DataFolders {
  readonly base: string;
  /** Outside of the checkout if PostgreSQL's user cannot enter it. */
  readonly postgres: string;
  readonly redis: string;
  readonly media: string;
  readonly keys: string;
  readonly run: string;
}

export function dataFolders(folder: string, mediaFolder: string): DataFolders {
  const base = path.resolve(checkout, folder);
  mkdirSync(base, { recursive: true });
  const outOfCheckout = path.join("/var/tmp", `eightcount-${checkoutKey}`);
  const below = (name: string) => path.join(base, name);
  const folders: DataFolders = {
    base,
    postgres: isReachable(base)
      ? below("postgres")
      : path.join(outOfCheckout, path.relative(checkout, base), "postgres"),
    redis: below("redis"),
    media: mediaFolder === "" ? below("media") : path.resolve(checkout, mediaFolder),
    keys: below("keys"),
    run: below("run"),
  };
  for (const made of [folders.redis, folders.media, folders.run]) {
    mkdirSync(made, { recursive: true });
  }
  return folders;
}
