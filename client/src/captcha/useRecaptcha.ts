import { useEffect, useRef, useState } from "react";
import type { RecaptchaSettings } from "../config/publicConfig";
import { type Grecaptcha, loadGrecaptcha } from "./grecaptcha";

/** Width of the full-size reCAPTCHA box. */
const BOX_PX = 304;

export interface RecaptchaProps {
  readonly settings: RecaptchaSettings;
  readonly token: string | null;
  readonly onToken: (token: string | null) => void;
}

export function useRecaptcha({ settings, token, onToken }: RecaptchaProps) {
  const { siteKey, scriptUrl } = settings;
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<{ readonly api: Grecaptcha; readonly id: number } | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const latestOnToken = useRef(onToken);
  useEffect(() => {
    latestOnToken.current = onToken;
  });
  useEffect(() => {
    const element = document.createElement("div");
    container.current?.append(element);
    let isUnmounted = false;
    const fail = () => {
      if (!isUnmounted) setState("failed");
    };
    const renderBox = (api: Grecaptcha) => {
      if (isUnmounted) return;
      const id = api.render(element, {
        sitekey: siteKey,
        // Every page with a captcha uses the light theme.
        theme: "light",
        size: (container.current?.clientWidth ?? 0) < BOX_PX ? "compact" : "normal",
        callback: (solved) => latestOnToken.current(solved),
        "expired-callback": () => latestOnToken.current(null),
        "error-callback": fail,
      });
      box.current = { api, id };
      setState("ready");
    };
    loadGrecaptcha(scriptUrl).then(renderBox).catch(fail);
    return () => {
      isUnmounted = true;
      box.current = null;
      element.remove();
    };
  }, [siteKey, scriptUrl]);
  useEffect(() => {
    if (token !== null || box.current === null) return;
    const { api, id } = box.current;
    // An expired box has no token either, and shows its own message.
    if (api.getResponse(id) !== "") api.reset(id);
  }, [token]);
  return { container, state };
}
