import { useEffect, useRef, useState } from "react";

/** The captcha of the sign-in form: absent until the server asks for it. */
export function useSignInCaptcha(send: (captchaToken: string) => void) {
  const [isAsked, setIsAsked] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  /** The form was refused for want of a captcha only: a solved one sends it again. */
  const isAwaited = useRef(false);
  // Solving takes a while: what was typed meanwhile is what counts.
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  return {
    isAsked,
    token,
    onToken(solved: string | null) {
      setToken(solved);
      if (solved !== null && isAwaited.current) latestSend.current(solved);
    },
    /** After an answer the token is used up, and maybe another one is wanted. */
    answered(code: string | null) {
      setToken(null);
      isAwaited.current = code === "CAPTCHA_REQUIRED";
      if (isAwaited.current) setIsAsked(true);
    },
    /** Something else was typed: the person sends it. */
    edited() {
      isAwaited.current = false;
    },
  };
}
