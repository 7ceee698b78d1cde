import { sleep } from "k6";
import http from "k6/http";
import { sandbox } from "./settings.ts";

const POLL_SECONDS = 0.25;
const PATIENCE_SECONDS = 15;

interface Mail {
  readonly code: string | null;
}

/** The code that the product mailed to this new address, or null if none comes. */
export function mailedCode(to: string): string | null {
  const url = `${sandbox}/mailbox.json?to=${encodeURIComponent(to)}`;
  for (let waited = 0; waited < PATIENCE_SECONDS; waited += POLL_SECONDS) {
    const { status, body } = http.get(url, { tags: { name: "mailbox" } });
    const mails = status === 200 ? (JSON.parse(String(body)) as readonly Mail[]) : [];
    const newest = mails.find(({ code }) => code !== null);
    if (newest) return newest.code;
    sleep(POLL_SECONDS);
  }
  return null;
}
