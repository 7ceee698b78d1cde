import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../navigation/lazyPart";
import { surveyStore } from "./surveyStore";

const DifficultySurvey = lazyPart(
  async () => (await import("./DifficultySurvey")).DifficultySurvey,
);

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
