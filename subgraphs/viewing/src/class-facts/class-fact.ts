/** What viewing needs to know of a class; the catalogue is where it comes from. */
export interface ClassFact {
  readonly classId: string;
  readonly durationSeconds: number;
  /** 1 (easiest) to 10. */
  readonly level: number;
  readonly styleId: string;
  readonly instructorId: string;
}
