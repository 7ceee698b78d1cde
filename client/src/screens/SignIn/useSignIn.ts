import { isValidEmail } from "@eightcount/rules/people/email";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { readJustVerified } from "../../navigation/justVerified";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import type { SignInRefusal } from "../../session/signInInput";
import { forgetGoodbye, readGoodbye } from "../../visitor/goodbye";
import {
  clearPendingSignUp,
  readPendingSignUp,
  savePendingSignUp,
} from "../../visitor/pendingSignUp";
import { useSignInCaptcha } from "./useSignInCaptcha";

const INVALID_EMAIL = "Please enter a valid email";
const OUTAGE = "Something went wrong! Check back later!";
const KEPT =
  "Welcome back! Your account stays. A membership that we canceled can be reactivated in Settings.";
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

  const onRefused = ({ code, message }: SignInRefusal) => {
    notify.error(message);
    captcha.onResponse(code);
    if (code !== "USER_NOT_CONFIRMED") return;
    const continueTo = readPendingSignUp(email.trim())?.continueTo ?? paths.home;
    session.pendingCredentials.hold({ email: email.trim(), password, userName: "", continueTo });
    savePendingSignUp({ email: email.trim(), continueTo });
    redirect.current = setTimeout(() => {
      notify.clearErrors();
      void navigate(paths.verification);
    }, REDIRECT_AFTER_MS);
  };

  // Another account may sign in than the one whose code was entered.
  const signUpPath = () => (verified?.verifiedEmail === email.trim() ? verified.continueTo : null);

  const sayAccountStays = () => {
    if (!session.flags.isRaised("accountKept")) return;
    session.flags.lower("accountKept");
    notify.info(KEPT);
  };

  const submit = async (captchaToken: string | null) => {
    if (isBusy) return;
    if (!isValidEmail(email)) {
      setEmailError(INVALID_EMAIL);
      return;
    }
    setIsBusy(true);
    try {
      const requestedPath = session.rememberedPath.peek();
      const refusal = await session.signIn({
        email: email.trim(),
        password,
        rememberMe,
        captchaToken,
      });
      if (refusal) onRefused(refusal);
      else {
        if (rememberMe) session.rememberedEmail.keep(email.trim());
        else session.rememberedEmail.forget();
        clearPendingSignUp();
        forgetGoodbye();
        await navigate(signUpPath() ?? requestedPath ?? paths.home, { replace: true });
        sayAccountStays();
      }
    } catch {
      captcha.onResponse(null);
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
    deletesAt: verified ? null : readGoodbye(),
    setEmail: (text: string) => {
      captcha.onEdit();
      setEmail(text);
      setEmailError(null);
    },
    setPassword: (text: string) => {
      captcha.onEdit();
      setPassword(text);
    },
    setRememberMe,
    checkEmail: () => setEmailError(email === "" || isValidEmail(email) ? null : INVALID_EMAIL),
    forgetEmail: session.rememberedEmail.forget,
    submit: () => submit(captcha.token),
  };
}
