import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { color, font, radius } from "../theme/theme";

export interface FieldProps {
  readonly label: string;
  /** Also marks the field as invalid. */
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly labelEnd?: ReactNode;
  /** Hides the label visually where the specification uses a placeholder instead. */
  readonly isLabelHidden?: boolean;
}

interface FrameProps extends FieldProps {
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Attributes that the input must have. */
export interface FieldIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export function Field({ label, error, hint, labelEnd, isLabelHidden, children }: FrameProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== "";
  const described = [hasError && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div>
      <LabelRow $isHidden={isLabelHidden ?? false}>
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </LabelRow>
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": hasError || undefined,
      })}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">
        {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden="true" />
      {children}
    </ErrorText>
  );
}

/** Also wraps the payment provider's card field. */
export const InputFrame = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 52px;
  padding: 0 16px;
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
  font-size: 16px;
  &:focus-within {
    box-shadow:
      inset 0 0 0 2px ${color.text},
      0 0 0 4px color-mix(in srgb, ${color.action} 26%, transparent);
  }
  &:has([aria-invalid="true"]) {
    box-shadow: inset 0 0 0 2px ${color.danger};
  }
  &:has([aria-invalid="true"]):focus-within {
    box-shadow:
      inset 0 0 0 2px ${color.danger},
      0 0 0 4px color-mix(in srgb, ${color.danger} 26%, transparent);
  }
  &:has(> :disabled) {
    background: color-mix(in srgb, ${color.text} 5%, transparent);
    color: ${color.muted};
  }
  input,
  select {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    border: 0;
    padding: 0;
    background: none;
    outline: none;
    box-shadow: none;
  }
  input::placeholder {
    color: ${color.faint};
    opacity: 1;
  }
`;

const LabelRow = styled.div<{ $isHidden: boolean }>`
  display: ${(props) => (props.$isHidden ? "contents" : "flex")};
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 7px;
  font: 620 14px/1.3 ${font.text};
  label {
    ${(props) =>
      props.$isHidden &&
      "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);"}
  }
`;

const Hint = styled.p`
  margin-top: 7px;
  color: ${color.muted};
  font: 440 14px/1.45 ${font.text};
`;

const ErrorText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 7px;
  color: ${color.danger};
  font: 560 14px/1.3 ${font.text};
  --icon: 16px;
`;
