import { SharedArray } from "k6/data";
import { type CatalogClass, isPlayable } from "../lib/player.ts";
import { catalogFile } from "../lib/settings.ts";

interface Catalog {
  readonly names: readonly string[];
  readonly classes: readonly CatalogClass[];
}

// A dry run reads the options only and needs no catalog.
const DRY: Catalog = {
  names: ["salsa"],
  classes: [{ classId: "00000000-0000-4000-8000-000000000000", lengthSeconds: 3_600 }],
};

const read = (): Catalog => (catalogFile === "" ? DRY : (JSON.parse(open(catalogFile)) as Catalog));

/** Songs, artists, teachers, and styles, the most popular first. */
export const names = new SharedArray("names", () => [...read().names]);

/** Classes in which a position can grow for a while. */
export const classes = new SharedArray("classes", () => read().classes.filter(isPlayable));

/** Whether only the options are wanted. */
export const isDry = catalogFile === "";
