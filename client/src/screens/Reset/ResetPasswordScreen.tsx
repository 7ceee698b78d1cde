import { isPasswordFieldInError } from "@eightcount/rules/people/password";
import { Navigate, useLocation } from "react-router-dom";
import { passwordChecklist } from "../../components/passwordChecklist";
import { Checklist } from "../../design/form/Checklist";
import { PasswordField } from "../../design/form/PasswordField";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import { ResetPage } from "./ResetPage";
import { readResetState } from "./resetState";
import { useResetPassword } from "./useResetPassword";

/** Last step of the password reset. */
export function ResetPasswordScreen() {
  const { email, code } = readResetState(useLocation().state);
  if (email === null) return <Navigate to={paths.resetEmail} replace />;
  if (code === null) return <Navigate to={paths.resetCode} replace state={{ email }} />;
  return <PasswordForm email={email} code={code} />;
}

function PasswordForm({ email, code }: { email: string; code: string }) {
  const form = useResetPassword(email, code);
  return (
    <ResetPage title="Choose a new password" onSubmit={form.submit}>
      <div>
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          value={form.password}
          aria-invalid={isPasswordFieldInError(form.password) || undefined}
          onChange={(event) => form.setPassword(event.currentTarget.value)}
        />
        <div style={{ marginTop: 12 }}>
          <Checklist items={passwordChecklist(form.password)} />
        </div>
      </div>
      <PasswordField
        label="Retype password"
        name="retypedPassword"
        autoComplete="new-password"
        value={form.retyped}
        error={form.mismatch}
        onChange={(event) => form.setRetyped(event.currentTarget.value)}
      />
      <Button type="submit" size="l" isBlock busyLabel={form.isBusy && "SAVING"}>
        RESET PASSWORD
      </Button>
    </ResetPage>
  );
}
