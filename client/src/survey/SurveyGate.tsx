import { lazy, Suspense, useSyncExternalStore } from "react";
import { surveyStore } from "./surveyStore";

const DifficultySurvey = lazy(async () => ({
  default: (await import("./DifficultySurvey")).DifficultySurvey,
}));

/** Shows the survey after a class, on whatever page its dancer went on to. */
export function SurveyGate() {
  const { isSurveyActive } = useSyncExternalStore(surveyStore.subscribe, surveyStore.get);
  if (!isSurveyActive) return null;
  return (
    <Suspense>
      <DifficultySurvey />
    </Suspense>
  );
}
