import { loadScript } from "../payments/loadScript";

const READY_WITHIN_MS = 15_000;

interface BoxOptions {
  readonly sitekey: string;
  readonly theme: "light" | "dark";
  readonly size: "normal" | "compact";
  readonly callback: (token: string) => void;
  readonly "expired-callback": () => void;
  readonly "error-callback": () => void;
}

/** The vendor's browser API, as far as a page with its own box needs it. */
export interface Grecaptcha {
  ready(callback: () => void): void;
  /** Draws a box into an empty element and returns the box's id. */
  render(place: HTMLElement, options: BoxOptions): number;
  /** The token of a checked box; empty before, and once it expired. */
  getResponse(box: number): string;
  reset(box: number): void;
}

declare global {
  interface Window {
    readonly grecaptcha?: Grecaptcha;
  }
}

/** Loads the vendor's script when first needed. Rejects while the vendor cannot be reached. */
export async function loadGrecaptcha(scriptUrl: string): Promise<Grecaptcha> {
  await loadScript(`${scriptUrl}?render=explicit`);
  return new Promise((resolve, reject) => {
    const { grecaptcha } = window;
    const late = () => reject(new Error(`${scriptUrl} did not become ready`));
    setTimeout(late, READY_WITHIN_MS);
    // The script loads another one, which adds everything but `ready`.
    grecaptcha?.ready(() => resolve(grecaptcha));
  });
}
