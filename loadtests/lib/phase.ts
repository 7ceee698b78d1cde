let phase = "setup";

/** Name of the phase that this virtual user is in. k6 itself does not know one in `setup`. */
export const currentPhase = (): string => phase;

export function beginArrival(inPhase: string): void {
  phase = inPhase;
}
