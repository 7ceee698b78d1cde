import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { isValidEmail } from "@eightcount/rules/people/email";
import { useCallback, useState } from "react";
import styled from "styled-components";
import { Captcha } from "../../captcha/Captcha";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { paths } from "../../navigation/paths";
import type { Visit } from "../../visitor/useVisit";
import { MarketingBox } from "./MarketingBox";
import { PasswordWithChecklist } from "./PasswordWithChecklist";
import { TermsLink } from "./TermsLink";
import { useSignUp } from "./useSignUp";

const INVALID_EMAIL = "Please enter a valid email!";

/** Sign-up form of the two-step flow. */
export function SignUpForm({ visit, planChoice }: { visit: Visit; planChoice: PlanChoice }) {
  const [email, setEmail] = useState(visit.invitedEmail ?? "");
  const [emailError, setEmailError] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [subscribeToEmails, setSubscribeToEmails] = useState(true);
  const [solved, setSolved] = useState<{ token: string; round: number } | null>(null);
  const signUp = useSignUp({
    flow: "two-step",
    visit,
    planChoice,
    checkoutPath: paths.step2,
  });
  // A captcha token is valid for one request, so a refusal clears it.
  const captchaToken = solved?.round === signUp.usedTokens ? solved.token : null;
  const round = signUp.usedTokens;
  const handleToken = useCallback(
    (token: string | null) => setSolved(token === null ? null : { token, round }),
    [round],
  );
  const checkEmail = () =>
    setEmailError(email === "" || isValidEmail(email) ? null : INVALID_EMAIL);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValidEmail(email)) checkEmail();
        const draft = { email, password, subscribeToEmails, captchaToken };
        signUp.submit({ ...draft, name: null, termsAgreed: null });
      }}
    >
      <FormStack>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          error={emailError}
          onBlur={checkEmail}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setEmailError(null);
          }}
        />
        <PasswordWithChecklist value={password} onChange={setPassword} />
        <MarketingBox checked={subscribeToEmails} onChange={setSubscribeToEmails} />
        <Captcha token={captchaToken} onToken={handleToken} />
        <Button type="submit" size="l" isBlock busyLabel={signUp.isBusy && "Creating your account"}>
          {visit.offer.isGift ? "Sign up with a Gift Card" : "Start 7-day Free Trial"}
        </Button>
        <Terms>
          By continuing you agree to the <TermsLink />.
        </Terms>
      </FormStack>
    </Form>
  );
}

const Form = styled.form`
  margin-top: 24px;
`;

const Terms = styled.p`
  text-align: center;
  color: ${color.muted};
  ${text.small}
`;
