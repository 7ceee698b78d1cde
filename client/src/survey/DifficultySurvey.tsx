import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Modal } from "../design/feedback/Modal";
import { Button } from "../design/primitives/Button";
import { below } from "../design/theme/breakpoints";
import { color } from "../design/theme/theme";
import { deviceStorage } from "../storage/deviceStorage";
import { markAsked } from "./askedClasses";
import { DifficultySlider } from "./DifficultySlider";
import { initialSurvey, rated } from "./surveyState";
import { surveyStore } from "./surveyStore";
import { useRateClass } from "./useRateClass";

/** Difficulty survey. Rating and skipping both continue to the page the member wanted. */
export function DifficultySurvey() {
  const survey = useSyncExternalStore(surveyStore.subscribe, surveyStore.get);
  const { danceClass, surveyDifficulty } = survey;
  const { rate, isBusy } = useRateClass();
  const [fault, setFault] = useState<string | null>(null);
  const leave = useLeave();
  const classId = danceClass?.classId ?? null;
  useEffect(() => {
    if (classId !== null)
      markAsked(
        deviceStorage(() => window.localStorage),
        classId,
      );
  }, [classId]);
  if (danceClass === null) return null;
  const send = () => {
    setFault(null);
    rate({ classId: danceClass.classId, difficulty: surveyDifficulty }, leave, setFault);
  };
  return (
    <Modal title="How was this class?" flow={danceClass.songName} onClose={leave}>
      <DifficultySlider
        value={surveyDifficulty}
        onChange={(difficulty) => surveyStore.set(rated(survey, difficulty))}
      />
      {fault !== null && <Fault role="alert">{fault}</Fault>}
      <Actions>
        <Button kind="quiet" onClick={leave}>
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
function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    const { returnPath } = surveyStore.get();
    surveyStore.set(initialSurvey);
    if (returnPath !== null) void navigate(returnPath);
  };
}

const Fault = styled.p`
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
