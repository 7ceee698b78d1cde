import type { Family } from "./payloads";
import type { Expectation } from "./text-case";

/** Expects the same for every family except some. */
export const except =
  (usual: Expectation, exceptions: Partial<Readonly<Record<Family, Expectation>>>) =>
  (family: Family): Expectation =>
    exceptions[family] ?? usual;
