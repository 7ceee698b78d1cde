import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "../../journeys/stack/eventually";

const MAIL_TIMEOUT_MS = 15_000;

/** A mail of the sandbox's mailbox. */
export interface Mail {
  readonly id: number;
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly code: string | null;
}

/** The mails of one recipient, or all of them, newest first. */
export async function mails(filter: Readonly<Record<string, string>> = {}) {
  const address = `${journeyStack().sandbox}/mailbox.json?${new URLSearchParams(filter)}`;
  return (await (await fetch(address)).json()) as readonly Mail[];
}

/** The code in the mail to this recipient whose subject has these words. */
export function mailedCode(to: string, words: string): Promise<string> {
  return eventually(`a code mailed to ${to}`, MAIL_TIMEOUT_MS, async () => {
    const mail = (await mails({ to })).find(({ subject }) => subject.includes(words));
    return mail?.code;
  });
}

/** Every mail that came after this one, once there is one. */
export function mailsAfter(id: number): Promise<readonly Mail[]> {
  return eventually("a mail arrives", MAIL_TIMEOUT_MS, async () => {
    const found = await mails({ after: String(id) });
    return found.length > 0 && found;
  });
}
