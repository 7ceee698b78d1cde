import { isValidEmail } from "@eightcount/rules/people/email";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { readJustVerified } from "../../navigation/justVerified";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import type { SignInRefusal } from "../../session/signInInput";
import {
  forgetPendingSignUp,
  keepPendingSignUp,
  readPendingSignUp,
} from "../../visitor/pendingSignUp";
import { useSignInCaptcha } from "./useSignInCaptcha";

const INVALID_EMAIL = "Please enter a valid email";
const OUTAGE = "Something went wrong! Check back later!";
const REDIRECT_AFTER_MS = 3_000;

export function useSignIn() {
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const verified = readJustVerified(useLocation().state);
  const [email, setEmail] = useState(verified?.verifiedEmail ?? session.rememberedEmail.get());
  const [password, setPassword] = useState("");
  const [rememberMe, setRememberMe] = useState(() => session.rememberedEmail.get() !== "");
  const [emailError, setEmailError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const captcha = useSignInCaptcha((token) => void submit(token));
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const refused = ({ code, message }: SignInRefusal) => {
    notify.error(message);
    captcha.answered(code);
    if (code !== "USER_NOT_CONFIRMED") return;
    const goesOnTo = readPendingSignUp(email.trim())?.goesOnTo ?? paths.home;
    session.held.hold({ email: email.trim(), password, userName: "", goesOnTo });
    keepPendingSignUp({ email: email.trim(), goesOnTo });
    redirect.current = setTimeout(() => {
      notify.forgetErrors();
      void navigate(paths.verification);
    }, REDIRECT_AFTER_MS);
  };

  // Another account may sign in than the one whose code was entered.
  const signUpPage = () => (verified?.verifiedEmail === email.trim() ? verified.goesOnTo : null);

  const submit = async (captchaToken: string | null) => {
    if (isBusy) return;
    if (!isValidEmail(email)) {
      setEmailError(INVALID_EMAIL);
      return;
    }
    setIsBusy(true);
    try {
      const wanted = session.rememberedPath.peek();
      const refusal = await session.signIn({
        email: email.trim(),
        password,
        rememberMe,
        captchaToken,
      });
      if (refusal) refused(refusal);
      else {
        if (rememberMe) session.rememberedEmail.keep(email.trim());
        else session.rememberedEmail.forget();
        forgetPendingSignUp();
        await navigate(signUpPage() ?? wanted ?? paths.home, { replace: true });
      }
    } catch {
      captcha.answered(null);
      notify.error(OUTAGE);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    email,
    password,
    rememberMe,
    emailError,
    isBusy,
    captcha,
    verified,
    setEmail: (text: string) => {
      captcha.edited();
      setEmail(text);
      setEmailError(null);
    },
    setPassword: (text: string) => {
      captcha.edited();
      setPassword(text);
    },
    setRememberMe,
    checkEmail: () => setEmailError(email === "" || isValidEmail(email) ? null : INVALID_EMAIL),
    forgetEmail: session.rememberedEmail.forget,
    submit: () => submit(captcha.token),
  };
}
