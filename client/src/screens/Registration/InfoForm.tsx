import { isValidEmail } from "@eightcount/rules/people/email";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Captcha } from "../../captcha/Captcha";
import { Checkbox } from "../../design/form/Checkbox";
import { TextField } from "../../design/form/TextField";
import { Box, FormStack, FunnelPage } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { TextLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { paths } from "../../navigation/paths";
import { clearPlanChoice, planToBuy, readPlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { MarketingBox } from "./MarketingBox";
import { PasswordWithChecklist } from "./PasswordWithChecklist";
import { TermsLink } from "./TermsLink";
import { useSignUp } from "./useSignUp";

const INVALID_EMAIL = "Please enter a valid email!";

/** Sign-up form of the three-step flow. */
export function InfoForm() {
  const visit = useVisit();
  const navigate = useNavigate();
  const [email, setEmail] = useState(visit.invitedEmail ?? "");
  const [emailError, setEmailError] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [termsAgreed, setTermsAgreed] = useState(false);
  const [subscribeToEmails, setSubscribeToEmails] = useState(false);
  const [solved, setSolved] = useState<{ token: string; round: number } | null>(null);
  const planChoice = readPlanChoice(visit.tab) && planToBuy(visit.tab, visit.offer);
  const signUp = useSignUp({
    flow: "three-step",
    visit,
    planChoice,
    checkoutPath: paths.order,
  });
  const round = signUp.usedTokens;
  const captchaToken = solved?.round === round ? solved.token : null;
  const handleToken = useCallback(
    (token: string | null) => setSolved(token === null ? null : { token, round }),
    [round],
  );
  const goBack = () => {
    clearPlanChoice(visit.tab);
    void navigate(paths.plan);
  };
  return (
    <FunnelPage>
      <Content>
        <Box>
          <h1>Your account</h1>
          <LogIn>
            Already a member? <TextLink to={paths.signIn}>Log In</TextLink>
          </LogIn>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const draft = { email, name, password, termsAgreed, captchaToken };
              signUp.submit({ ...draft, subscribeToEmails });
            }}
          >
            <FormStack>
              <TextField
                label="Email"
                type="email"
                name="email"
                autoComplete="username"
                value={email}
                error={emailError}
                onBlur={() =>
                  setEmailError(email === "" || isValidEmail(email) ? null : INVALID_EMAIL)
                }
                onChange={(event) => {
                  setEmail(event.currentTarget.value);
                  setEmailError(null);
                }}
              />
              <TextField
                label="Full name"
                name="name"
                autoComplete="name"
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <PasswordWithChecklist value={password} onChange={setPassword} />
              <Checkbox
                checked={termsAgreed}
                onChange={(event) => setTermsAgreed(event.currentTarget.checked)}
              >
                I agree to the <TermsLink />
              </Checkbox>
              <MarketingBox checked={subscribeToEmails} onChange={setSubscribeToEmails} />
              <Captcha token={captchaToken} onToken={handleToken} />
              <Actions>
                <Button kind="outline" size="l" onClick={goBack}>
                  Back
                </Button>
                <Button type="submit" size="l" busyLabel={signUp.isBusy && "Creating your account"}>
                  Continue
                </Button>
              </Actions>
            </FormStack>
          </form>
        </Box>
      </Content>
    </FunnelPage>
  );
}

const Content = styled.div`
  width: min(520px, 100% - 40px);
  margin: 24px auto 72px;
  h1 {
    ${text.title1}
  }
`;

// This box also contains the fields' messages, which keep their own color and gap.
const LogIn = styled.p`
  margin: 8px 0 24px;
  color: ${color.muted};
  ${text.small}
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
`;
