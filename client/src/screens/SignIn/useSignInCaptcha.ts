import { useEffect, useRef, useState } from "react";

/** Captcha state of the sign-in form. Hidden until the server requires a captcha. */
export function useSignInCaptcha(send: (captchaToken: string) => void) {
  const [isRequired, setIsRequired] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  /** True if only the captcha was missing, so that solving it resubmits the form. */
  const resubmitsOnSolve = useRef(false);
  // The form may have changed while the captcha was being solved, so submit the latest input.
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  return {
    isRequired,
    token,
    onToken(solved: string | null) {
      setToken(solved);
      if (solved !== null && resubmitsOnSolve.current) latestSend.current(solved);
    },
    /** Every response consumes the token and may require another one. */
    onResponse(code: string | null) {
      setToken(null);
      resubmitsOnSolve.current = code === "CAPTCHA_REQUIRED";
      if (resubmitsOnSolve.current) setIsRequired(true);
    },
    /** The member has edited the form, so solving the captcha must not submit it. */
    onEdit() {
      resubmitsOnSolve.current = false;
    },
  };
}
