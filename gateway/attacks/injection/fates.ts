import type { Family } from "./payloads";
import type { Fate } from "./text-case";

/** Expects the same for every family except some. */
export const except =
  (usual: Fate, exceptions: Partial<Readonly<Record<Family, Fate>>>) =>
  (family: Family): Fate =>
    exceptions[family] ?? usual;
