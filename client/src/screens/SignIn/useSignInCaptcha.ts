import { useEffect, useRef, useState } from "react";

/** Captcha state of the sign-in form. Hidden until the server requires a captcha. */
export function useSignInCaptcha(send: (captchaToken: string) => void) {
  const [isAsked, setIsAsked] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  /** True if only the captcha was missing, so that solving it resubmits the form. */
  const isAwaited = useRef(false);
  // The form may have changed while the captcha was being solved, so submit the latest input.
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
    /** Every response consumes the token and may require another one. */
    answered(code: string | null) {
      setToken(null);
      isAwaited.current = code === "CAPTCHA_REQUIRED";
      if (isAwaited.current) setIsAsked(true);
    },
    /** The member has edited the form, so solving the captcha must not submit it. */
    edited() {
      isAwaited.current = false;
    },
  };
}
