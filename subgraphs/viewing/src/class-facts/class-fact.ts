export interface ClassFact {
  readonly classId: string;
  readonly durationSeconds: number;
  /** 1 (easiest) to 10. */
  readonly level: number;
}
