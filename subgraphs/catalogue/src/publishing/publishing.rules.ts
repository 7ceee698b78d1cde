/** The facts of a class that other subgraphs keep a copy of. */
export interface ClassFacts {
  readonly level: number;
  /** Whole seconds. */
  readonly lengthSeconds: number;
  readonly styleId: string;
  readonly instructorId: string;
}

const FACTS = ["level", "lengthSeconds", "styleId", "instructorId"] as const;

/** Whether other subgraphs need to hear of a class; `stored` is undefined for a new one. */
export const isNews = (facts: ClassFacts, stored: ClassFacts | undefined): boolean =>
  stored === undefined || FACTS.some((fact) => facts[fact] !== stored[fact]);
