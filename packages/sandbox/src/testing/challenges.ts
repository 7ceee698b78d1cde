import { CHALLENGE_REQUIRED } from "../recurly/cards/decline-messages";
import { refusalOf } from "./orders";
import type { TestSandbox } from "./test-sandbox";

export async function challengeOf(promise: Promise<unknown>): Promise<string> {
  const refused = await refusalOf(promise);
  expect(refused.message).toBe(CHALLENGE_REQUIRED);
  return refused.transactionError?.threeDSecureActionTokenId ?? "";
}

export async function answerChallenge(
  sandbox: TestSandbox,
  promise: Promise<unknown>,
  success = true,
): Promise<string> {
  const reply = await sandbox.post("/recurly/js/v1/tokens", {
    type: "three_d_secure_action_result",
    three_d_secure_action_token_id: await challengeOf(promise),
    results: { success },
  });
  return ((await reply.json()) as { id: string }).id;
}
