import { isPasswordFieldInError } from "@eightcount/rules/people/password";
import { useState } from "react";
import styled from "styled-components";
import { passwordChecklist } from "../../components/passwordChecklist";
import { Checklist } from "../../design/form/Checklist";
import { PasswordField } from "../../design/form/PasswordField";

interface PasswordWithChecklistProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** Password field with a live checklist: next to the field on wide pages, below it on others. */
export function PasswordWithChecklist({ value, onChange }: PasswordWithChecklistProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const isInError = isPasswordFieldInError(value);
  return (
    <Wrapper
      onFocus={() => {
        setIsFocused(true);
        setIsTouched(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        value={value}
        aria-invalid={(isInError && !isFocused) || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {(isTouched || isInError) && (
        <Checklist
          isTooltip
          isCollapsed={!isFocused && !isInError}
          items={passwordChecklist(value)}
        />
      )}
    </Wrapper>
  );
}

const Wrapper = styled.div`
  position: relative;
`;
