import { initialSurvey, type SurveyState } from "./surveyState";

let state = initialSurvey;
const listeners = new Set<() => void>();

/** Survey of this page load. The player sets it, and the global UI shows it. */
export const surveyStore = {
  get: (): SurveyState => state,
  set(next: SurveyState): void {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
