import { loadScript } from "../payments/loadScript";

const READY_TIMEOUT_MS = 15_000;

interface BoxOptions {
  readonly sitekey: string;
  readonly theme: "light" | "dark";
  readonly size: "normal" | "compact";
  readonly callback: (token: string) => void;
  readonly "expired-callback": () => void;
  readonly "error-callback": () => void;
}

/** Subset of Google's browser API that an explicitly rendered box needs. */
export interface Grecaptcha {
  ready(callback: () => void): void;
  /** Renders a box into an empty element and returns its id. */
  render(container: HTMLElement, options: BoxOptions): number;
  /** Returns the token of a checked box, or an empty string if unchecked or expired. */
  getResponse(box: number): string;
  reset(box: number): void;
}

declare global {
  interface Window {
    readonly grecaptcha?: Grecaptcha;
  }
}

export async function loadGrecaptcha(scriptUrl: string): Promise<Grecaptcha> {
  await loadScript(`${scriptUrl}?render=explicit`);
  return new Promise((resolve, reject) => {
    const { grecaptcha } = window;
    const onTimeout = () =>
      reject(new Error(`${scriptUrl} loaded, but reCAPTCHA was not ready in time`));
    setTimeout(onTimeout, READY_TIMEOUT_MS);
    // The script loads a second one, which adds everything except `ready`.
    grecaptcha?.ready(() => resolve(grecaptcha));
  });
}
