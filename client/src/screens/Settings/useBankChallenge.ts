import { purchaseProblem } from "@eightcount/rules/billing/card-problems";
import { useState } from "react";
import { useNotify } from "../../design/feedback/Notifications";
import type { ChallengeProps } from "../../payments/cardPayment";

/** Answer of an action that may need a 3-D Secure challenge first. */
interface Answer {
  readonly actionTokenId?: string;
}

/**
 * Sends the action. `resultTokenId` is null the first time. Resolves to null if no response arrives.
 */
type Send = (resultTokenId: string | null) => Promise<Answer | null>;

interface OpenChallenge {
  readonly actionTokenId: string;
  readonly send: Send;
}

/**
 * Runs actions that the bank may challenge. `challenge` has what `ChallengeDialog` needs while one is
 * open. A passed challenge sends the action again, which may be challenged again.
 */
export function useBankChallenge() {
  const notify = useNotify();
  const [open, setOpen] = useState<OpenChallenge | null>(null);

  const run = async (send: Send, resultTokenId: string | null = null): Promise<void> => {
    setOpen(null);
    const actionTokenId = (await send(resultTokenId))?.actionTokenId;
    if (actionTokenId !== undefined) setOpen({ actionTokenId, send });
  };

  const challenge: ChallengeProps | null = open && {
    actionTokenId: open.actionTokenId,
    onToken: (resultTokenId) => void run(open.send, resultTokenId),
    onError: (message) => {
      setOpen(null);
      notify.error(purchaseProblem(message).message);
    },
  };
  return { run: (send: Send) => run(send), challenge, cancelChallenge: () => setOpen(null) };
}
