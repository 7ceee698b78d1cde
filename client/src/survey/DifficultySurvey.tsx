import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Modal } from "../design/feedback/Modal";
import { Button } from "../design/primitives/Button";
import { below } from "../design/theme/breakpoints";
import { color } from "../design/theme/theme";
import { deviceStorage } from "../storage/deviceStorage";
import { DifficultySlider } from "./DifficultySlider";
import { markSurveyed } from "./surveyedClasses";
import { initialSurvey, withDifficulty } from "./surveyState";
import { surveyStore } from "./surveyStore";
import { useRateClass } from "./useRateClass";

/** Difficulty survey. Rating and skipping both continue to the page the member wanted. */
export function DifficultySurvey() {
  const survey = useSyncExternalStore(surveyStore.subscribe, surveyStore.get);
  const { danceClass, surveyDifficulty } = survey;
  const { rate, isBusy } = useRateClass();
  const [error, setError] = useState<string | null>(null);
  const close = useCloseSurvey();
  const classId = danceClass?.classId ?? null;
  useEffect(() => {
    if (classId !== null)
      markSurveyed(
        deviceStorage(() => window.localStorage),
        classId,
      );
  }, [classId]);
  if (danceClass === null) return null;
  const send = () => {
    setError(null);
    rate({ classId: danceClass.classId, difficulty: surveyDifficulty }, close, setError);
  };
  return (
    <Modal title="How was this class?" flow={danceClass.songName} onClose={close}>
      <DifficultySlider
        value={surveyDifficulty}
        onChange={(difficulty) => surveyStore.set(withDifficulty(survey, difficulty))}
      />
      {error !== null && <ErrorText role="alert">{error}</ErrorText>}
      <Actions>
        <Button kind="quiet" onClick={close}>
          Not now
        </Button>
        <Button busyLabel={isBusy && "Sending"} onClick={send}>
          Send
        </Button>
      </Actions>
    </Modal>
  );
}

/** Resets the survey and navigates to the stored page, if any. */
function useCloseSurvey(): () => void {
  const navigate = useNavigate();
  return () => {
    const { returnPath } = surveyStore.get();
    surveyStore.set(initialSurvey);
    if (returnPath !== null) void navigate(returnPath);
  };
}

const ErrorText = styled.p`
  margin-top: 12px;
  color: ${color.danger};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 28px;
  ${below.survey} {
    flex-direction: column-reverse;
    > * {
      width: 100%;
    }
  }
`;
