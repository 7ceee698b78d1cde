import { Suspense } from "react";
import styled from "styled-components";
import { SplitPage } from "../../components/SplitPage";
import signInPicture from "../../design/art/signin.webp";
import { Checkbox } from "../../design/form/Checkbox";
import { PasswordField } from "../../design/form/PasswordField";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button, ButtonLink } from "../../design/primitives/Button";
import { TextLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { lazyComponent } from "../../navigation/lazyComponent";
import { paths, publicPaths } from "../../navigation/paths";
import { forgetAccount } from "../../storage/accountCookie";
import { PasswordResetDialog } from "./PasswordResetDialog";
import { SignInNotes } from "./SignInNotes";
import { useSignIn } from "./useSignIn";

// Lazy, because few sign-ins require a captcha.
const Captcha = lazyComponent(async () => (await import("../../captcha/Captcha")).Captcha);

export function SignInScreen() {
  const form = useSignIn();
  return (
    <SplitPage title={titleOf(form)} picture={signInPicture}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormStack>
          <SignInNotes verified={form.verified} deletesAt={form.deletesAt} />
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            value={form.email}
            error={form.emailError}
            onChange={(event) => form.setEmail(event.currentTarget.value)}
            onBlur={form.checkEmail}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={form.password}
            labelEnd={
              <TextLink to={paths.reset} onClick={form.forgetEmail}>
                Forgot Password
              </TextLink>
            }
            onChange={(event) => form.setPassword(event.currentTarget.value)}
          />
          <Checkbox
            name="rememberMe"
            checked={form.rememberMe}
            onChange={(event) => form.setRememberMe(event.currentTarget.checked)}
          >
            Remember Me
          </Checkbox>
          {form.captcha.isRequired && (
            <Suspense fallback={null}>
              <Captcha token={form.captcha.token} onToken={form.captcha.onToken} />
            </Suspense>
          )}
          <Button type="submit" size="l" isBlock busyLabel={form.isBusy && "Signing in"}>
            Sign In
          </Button>
          <ButtonLink
            to={paths.onboarding}
            kind="outline"
            size="l"
            isBlock
            // Otherwise the registration would lead back here.
            onClick={forgetAccount}
          >
            Create a new account
          </ButtonLink>
          <JustLooking>
            Just looking? <TextLink to={publicPaths.classes}>Browse the classes</TextLink>
          </JustLooking>
        </FormStack>
      </form>
      <PasswordResetDialog />
    </SplitPage>
  );
}

function titleOf({
  verified,
  deletesAt,
}: Pick<ReturnType<typeof useSignIn>, "verified" | "deletesAt">) {
  if (verified) return "Email verified";
  return deletesAt === null ? "Welcome back" : "Goodbye for now";
}

const JustLooking = styled.p`
  color: ${color.muted};
  text-align: center;
  ${text.small}
`;
