/** The visit and the page view that are going on. */
export interface CurrentVisit {
  readonly sessionId: string;
  readonly pageViewId: string;
}

let visit: CurrentVisit | null = null;

/** For what else is recorded with them; null before cookies were accepted. */
export const currentVisit = (): CurrentVisit | null => visit;

export function setCurrentVisit(next: CurrentVisit | null): void {
  visit = next;
}
