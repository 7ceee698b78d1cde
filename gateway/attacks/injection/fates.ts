import type { Family } from "./payloads";
import type { Fate } from "./text-case";

/** One fate for every family but some. */
export const except =
  (usual: Fate, exceptions: Partial<Readonly<Record<Family, Fate>>>) =>
  (family: Family): Fate =>
    exceptions[family] ?? usual;
