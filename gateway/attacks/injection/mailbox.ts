import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "../../journeys/stack/eventually";

const MAIL_TIMEOUT_MS = 15_000;

/** A mail in the sandbox's mailbox. */
export interface Mail {
  readonly id: number;
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly code: string | null;
}

/** Returns the mails of one recipient, or all, newest first. */
export async function mails(filter: Readonly<Record<string, string>> = {}) {
  const address = `${journeyStack().sandbox}/mailbox.json?${new URLSearchParams(filter)}`;
  return (await (await fetch(address)).json()) as readonly Mail[];
}

/** Returns the code in the recipient's mail whose subject contains these words. */
export function mailedCode(to: string, words: string): Promise<string> {
  return eventually(`a code mailed to ${to}`, MAIL_TIMEOUT_MS, async () => {
    const mail = (await mails({ to })).find(({ subject }) => subject.includes(words));
    return mail?.code;
  });
}

/** Waits for mails that arrived after this one and returns them. */
export function mailsAfter(id: number): Promise<readonly Mail[]> {
  return eventually("a mail arrives", MAIL_TIMEOUT_MS, async () => {
    const found = await mails({ after: String(id) });
    return found.length > 0 && found;
  });
}
