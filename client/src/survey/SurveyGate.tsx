import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../navigation/lazyPart";
import { surveyStore } from "./surveyStore";

const DifficultySurvey = lazyPart(
  async () => (await import("./DifficultySurvey")).DifficultySurvey,
);

export function SurveyGate() {
  const { isSurveyActive } = useSyncExternalStore(surveyStore.subscribe, surveyStore.get);
  if (!isSurveyActive) return null;
  return (
    <Suspense>
      <DifficultySurvey />
    </Suspense>
  );
}
