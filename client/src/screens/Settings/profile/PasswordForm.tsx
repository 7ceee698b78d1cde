import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { passwordChecklist } from "../../../components/passwordChecklist";
import { Checklist } from "../../../design/form/Checklist";
import { focusFirstInvalidField } from "../../../design/form/focusFirstInvalidField";
import { PasswordField } from "../../../design/form/PasswordField";
import { Button } from "../../../design/primitives/Button";
import { above } from "../../../design/theme/breakpoints";
import {
  EMPTY_DRAFT,
  mismatchWhileTyping,
  type PasswordDraft,
  type PasswordErrors,
  passwordErrors,
} from "./passwordDraft";
import { Actions, FormGrid } from "./SettingsPanel";
import { useChangePassword } from "./useChangePassword";

interface PasswordFormProps {
  readonly email: string;
  /** Called after the change, and when the member leaves the password as it is. */
  readonly onDone: () => void;
}

export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const { change, isBusy } = useChangePassword();
  useEffect(() => {
    const first = formRef.current?.querySelector<HTMLInputElement>("input:not([hidden])");
    // The field takes the place of the pressed button, so the page need not move.
    first?.focus({ preventScroll: true });
  }, []);
  const mark = (found: PasswordErrors) => {
    // A refusal arrives outside an event, after which a frame may come before the marks.
    flushSync(() => setErrors(found));
    if (formRef.current) focusFirstInvalidField(formRef.current);
  };
  const submit = () => {
    const found = passwordErrors(draft);
    mark(found);
    if (Object.keys(found).length > 0) return;
    change(draft, { onChanged: onDone, onRefused: mark });
  };
  const shown = { ...mismatchWhileTyping(draft), ...errors };
  const field = (name: keyof PasswordDraft) => ({
    value: draft[name],
    error: shown[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
      setDraft({ ...draft, [name]: event.currentTarget.value });
      // The new password and its repetition are wrong, and right, together.
      const names = name === "current" ? ["current"] : ["replacement", "retyped"];
      setErrors(
        Object.fromEntries(Object.entries(errors).filter(([marked]) => !names.includes(marked))),
      );
    },
  });
  return (
    <form
      ref={formRef}
      noValidate
      aria-label="Password"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* Tells password managers whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormGrid>
        <Left>
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            {...field("current")}
          />
        </Left>
        <Left>
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            {...field("replacement")}
          />
        </Left>
        <Rules>
          <Checklist items={passwordChecklist(draft.replacement)} />
        </Rules>
        <Left>
          <PasswordField
            label="Retype password"
            name="retypedPassword"
            autoComplete="new-password"
            {...field("retyped")}
          />
        </Left>
        <Actions>
          <Button type="submit" kind="outline" busyLabel={isBusy && "Changing"}>
            Change password
          </Button>
          <Button kind="quiet" onClick={onDone}>
            Not now
          </Button>
        </Actions>
      </FormGrid>
    </form>
  );
}

const Left = styled.div`
  ${above.survey} {
    grid-column: 1;
  }
`;

/** Next to the new password and its repetition, or between them on phones. */
const Rules = styled.div`
  ${above.survey} {
    grid-area: 2 / 2 / span 2;
    padding-top: 30px;
  }
`;
