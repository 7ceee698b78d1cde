export interface CurrentVisit {
  readonly sessionId: string;
  readonly pageViewId: string;
}

let visit: CurrentVisit | null = null;

/** Returns the current visit for other records. Null while nothing is tracked. */
export const currentVisit = (): CurrentVisit | null => visit;

export function setCurrentVisit(next: CurrentVisit | null): void {
  visit = next;
}
