import { Suspense, useSyncExternalStore } from "react";
import { lazyComponent } from "../navigation/lazyComponent";
import { surveyStore } from "./surveyStore";

const DifficultySurvey = lazyComponent(
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
