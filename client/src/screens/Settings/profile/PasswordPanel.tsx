import { useRef, useState } from "react";
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
import { Actions, FormGrid, SettingsPanel } from "./SettingsPanel";
import { useChangePassword } from "./useChangePassword";

export function PasswordPanel({ email }: { email: string }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const { change, isBusy } = useChangePassword();
  const mark = (found: PasswordErrors) => {
    // A refusal arrives outside an event, after which a frame may come before the marks.
    flushSync(() => setErrors(found));
    if (formRef.current) focusFirstInvalidField(formRef.current);
  };
  const submit = () => {
    const found = passwordErrors(draft);
    mark(found);
    if (Object.keys(found).length > 0) return;
    change(draft, { onChanged: () => setDraft(EMPTY_DRAFT), onRefused: mark });
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
    <SettingsPanel
      title="Password"
      anchor="password"
      note="After a change, we’ll email you and sign you out on all other devices."
    >
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
          </Actions>
        </FormGrid>
      </form>
    </SettingsPanel>
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
