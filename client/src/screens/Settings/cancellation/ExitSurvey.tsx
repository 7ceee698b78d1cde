import {
  FEEDBACK_MAX_LENGTH,
  type SurveyReason,
  surveyReasons,
} from "@eightcount/rules/billing/cancellation-reasons";
import { useId } from "react";
import styled from "styled-components";
import { TextAreaField } from "../../../design/form/TextAreaField";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { color, radius } from "../../../design/theme/theme";
import type { SurveyEntries } from "./surveyAnswer";

interface ExitSurveyProps {
  readonly entries: SurveyEntries;
  readonly onChange: (entries: SurveyEntries) => void;
}

/** Asks why the member leaves. The follow-up question appears below the chosen reason. */
export function ExitSurvey({ entries, onChange }: ExitSurveyProps) {
  const name = useId();
  const { reason: chosen, comments } = entries;
  return (
    <Reasons>
      <VisuallyHidden as="legend">Reason</VisuallyHidden>
      {surveyReasons.map(({ reason, label, followUp }) => (
        <div key={reason}>
          <Reason>
            <input
              type="radio"
              name={name}
              checked={chosen === reason}
              onChange={() => onChange({ ...entries, reason })}
            />
            <span>{label}</span>
          </Reason>
          {chosen === reason && (
            <FollowUp
              question={followUp}
              comment={comments[reason] ?? ""}
              onChange={(comment) =>
                onChange({ ...entries, comments: { ...comments, [reason]: comment } })
              }
            />
          )}
        </div>
      ))}
    </Reasons>
  );
}

interface FollowUpProps {
  readonly question: SurveyReason["followUp"];
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

function FollowUp({ question, comment, onChange }: FollowUpProps) {
  return (
    <Comment>
      <TextAreaField
        label={question}
        isLabelHidden
        placeholder={question}
        rows={2}
        maxLength={FEEDBACK_MAX_LENGTH}
        value={comment}
        onChange={({ target }) => onChange(target.value)}
      />
    </Comment>
  );
}

const Reasons = styled.fieldset`
  display: grid;
  gap: 9px;
`;

const Reason = styled.label`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 52px;
  padding: 12px 16px;
  border-radius: ${radius.m};
  box-shadow: inset 0 0 0 1.5px ${color.line};
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    outline: none;
  }
  input:checked {
    box-shadow: inset 0 0 0 7px ${color.accent};
  }
  span {
    display: inline-block;
  }
  /* The specification writes the reasons in lower case. */
  span::first-letter {
    text-transform: uppercase;
  }
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
  }
  &:has(input:checked) {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Comment = styled.div`
  margin-top: 9px;
  textarea {
    min-height: 60px;
  }
  textarea::placeholder {
    color: ${color.faint};
    opacity: 1;
  }
`;
