/** Copied by other subgraphs. */
export interface ClassFacts {
  readonly level: number;
  readonly lengthSeconds: number;
  readonly styleId: string;
  readonly instructorId: string;
}

const FACTS = ["level", "lengthSeconds", "styleId", "instructorId"] as const;

/** Returns true if other subgraphs need an event. `stored` is undefined for a new class. */
export const isNewOrChanged = (facts: ClassFacts, stored: ClassFacts | undefined): boolean =>
  stored === undefined || FACTS.some((fact) => facts[fact] !== stored[fact]);
