import { ACCOUNT_DELETION_DAYS } from "@eightcount/rules/people/account-deletion";
import { Suspense, useId, useRef, useState } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Modal } from "../../../design/feedback/Modal";
import { focusFirstInvalidField } from "../../../design/form/focusFirstInvalidField";
import { PasswordField } from "../../../design/form/PasswordField";
import { Button } from "../../../design/primitives/Button";
import { DialogContent, DialogNote } from "../DialogParts";
import { keepDates } from "../keepDates";
import { longDate } from "../subscriptionFormat";
import { useDialogFocus } from "../useDialogFocus";
import { LoadingLosses } from "./LoadingLosses";
import { Gap, LossList, UnknownLoss } from "./LossList";
import { useDeleteAccount } from "./useDeleteAccount";

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Shows what will be lost, then asks for the password. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const [step, setStep] = useState<"loss" | "password">("loss");
  const content = useDialogFocus<HTMLDivElement>(step);
  const keep = (
    <Button kind="outline" onClick={onClose}>
      Keep my account
    </Button>
  );
  if (step === "password") return <PasswordStep {...{ email, onClose, keep, content }} />;
  return (
    <Modal
      flow="Delete account"
      title="What you’d leave behind"
      onClose={onClose}
      actions={
        <>
          {keep}
          <Button kind="danger" onClick={() => setStep("password")}>
            Continue to delete
          </Button>
        </>
      }
    >
      <DialogContent ref={content}>
        <SilentBoundary fallback={<UnknownLoss />}>
          <Suspense fallback={<LoadingLosses />}>
            <LossList />
          </Suspense>
        </SilentBoundary>
        <Gap>
          If you change your mind, sign in within {ACCOUNT_DELETION_DAYS} days to keep your account.
        </Gap>
      </DialogContent>
    </Modal>
  );
}

interface PasswordStepProps extends DeleteAccountDialogProps {
  readonly keep: React.ReactNode;
  readonly content: React.RefObject<HTMLDivElement | null>;
}

function PasswordStep({ email, onClose, keep, content }: PasswordStepProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { request, isBusy } = useDeleteAccount((message) => {
    setError(message);
    if (form.current) focusFirstInvalidField(form.current);
  });
  return (
    <Modal
      flow="Delete account"
      title="Are you sure?"
      onClose={onClose}
      actions={
        <>
          {keep}
          <Button
            type="submit"
            form={formId}
            kind="danger"
            disabled={password === ""}
            busyLabel={isBusy && "Deleting"}
          >
            Delete my account
          </Button>
        </>
      }
    >
      <DialogContent ref={content}>
        <DialogNote>
          Enter your password to confirm. We’ll sign you out on all your devices. Until{" "}
          {keepDates(lastDay(new Date()))}, you can undo this by signing in. After that, your
          account is gone for good.
        </DialogNote>
        <Form
          ref={form}
          id={formId}
          noValidate
          aria-label="Delete account"
          onSubmit={(event) => {
            event.preventDefault();
            request(password);
          }}
        >
          {/* Tells password managers whose password it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setError(null);
            }}
          />
        </Form>
      </DialogContent>
    </Modal>
  );
}

const DAY_MS = 86_400_000;

/** Day until which a sign-in undoes a deletion that is requested now. */
const lastDay = (now: Date): string =>
  longDate(new Date(now.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS).toISOString());

const Form = styled.form`
  margin-top: 18px;
`;
