import type { Family } from "./payloads";
import type { Fate, TextCase } from "./text-case";

/** One fate for every family but some. */
export const except =
  (usual: Fate, exceptions: Partial<Readonly<Record<Family, Fate>>>) =>
  (family: Family): Fate =>
    exceptions[family] ?? usual;

/** The same field under several families. */
export const cases = (
  families: TextCase["families"],
  rest: Omit<TextCase, "families">,
): TextCase => ({ families, ...rest });
