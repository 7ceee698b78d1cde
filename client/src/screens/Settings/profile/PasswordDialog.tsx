import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { passwordChecklist } from "../../../components/passwordChecklist";
import { Modal } from "../../../design/feedback/Modal";
import { Checklist } from "../../../design/form/Checklist";
import { focusFirstInvalidField } from "../../../design/form/focusFirstInvalidField";
import { PasswordField } from "../../../design/form/PasswordField";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";
import {
  EMPTY_DRAFT,
  mismatchWhileTyping,
  type PasswordDraft,
  type PasswordErrors,
  passwordErrors,
} from "./passwordDraft";
import { useChangePassword } from "./useChangePassword";

interface PasswordDialogProps {
  readonly email: string;
  /** Called after the change, and when the member leaves the password as it is. */
  readonly onClose: () => void;
}

export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const { change, isBusy } = useChangePassword();
  useEffect(() => {
    const first = formRef.current?.querySelector<HTMLInputElement>("input:not([hidden])");
    // The page behind need not move.
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
    change(draft, { onChanged: onClose, onRefused: mark });
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
    <Modal
      flow="Security"
      title="Change your password"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busyLabel={isBusy && "Changing"}>
            Change password
          </Button>
        </>
      }
    >
      <Form
        ref={formRef}
        id={formId}
        noValidate
        aria-label="Password"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {/* Tells password managers whose password changes. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          {...field("current")}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          {...field("replacement")}
        />
        <Rules>
          <Checklist items={passwordChecklist(draft.replacement)} />
        </Rules>
        <PasswordField
          label="Retype password"
          name="retypedPassword"
          autoComplete="new-password"
          {...field("retyped")}
        />
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  ${below.shell} {
    gap: 12px;
  }
`;

/**
 * In two columns, so that the whole form is in view. The longest rule takes both. In one on phones,
 * where two would break the lines of some.
 */
const Rules = styled.div`
  ul {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px 12px;
  }
  li {
    align-items: start;
    font-size: 13px;
    &:last-child {
      grid-column: 1 / -1;
    }
  }
  svg {
    flex: none;
  }
  ${below.small} {
    ul {
      grid-template-columns: minmax(0, 1fr);
      gap: 5px;
    }
  }
`;
