import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from "relay-runtime";

interface AttemptedMutation extends MutationParameters {
  readonly variables: { readonly input: { readonly attemptId: string } };
}

interface Attempt {
  readonly attemptId: string;
  readonly content: string;
}

/** True if the server doesn't know the result yet. Sending the same attempt again finds out. */
const isUnderWay = (response: object): boolean =>
  Object.values(response).some((answer: unknown) => UNDER_WAY.has(codeOf(answer)));

const UNDER_WAY: ReadonlySet<unknown> = new Set(["ACTION_UNDER_WAY", "PURCHASE_UNDER_WAY"]);

/** Null if it is no refusal. Every mutation must select the code of its refusal. */
const codeOf = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "code" in answer ? answer.code : null;

/**
 * Sends a mutation that acts once per attempt. A press during a request joins it, and a lost
 * response or an unknown result keeps the attempt for the next press, so that nothing happens twice.
 */
export function useAttemptedMutation<Mutation extends AttemptedMutation>(
  mutation: GraphQLTaggedNode,
) {
  const environment = useRelayEnvironment();
  const [isPending, setIsPending] = useState(false);
  const request = useRef<Promise<Mutation["response"] | null> | null>(null);
  const unanswered = useRef<Attempt | null>(null);

  const commit = (variables: Mutation["variables"]) =>
    new Promise<Mutation["response"]>((resolve, reject) => {
      commitMutation<Mutation>(environment, {
        mutation,
        variables,
        onCompleted: resolve,
        onError: reject,
      });
    });

  const sendAttempt = async (input: Omit<Mutation["variables"]["input"], "attemptId">) => {
    const content = JSON.stringify(input);
    if (unanswered.current?.content !== content)
      unanswered.current = { attemptId: crypto.randomUUID(), content };
    const { attemptId } = unanswered.current;
    const variables: Mutation["variables"] = { input: { ...input, attemptId } };
    const response = await commit(variables).catch(() => commit(variables));
    if (!isUnderWay(response)) unanswered.current = null;
    return response;
  };

  /** Retries a lost response once. Resolves to null if the server cannot be reached. */
  const send = (input: Omit<Mutation["variables"]["input"], "attemptId">) => {
    if (request.current !== null) return request.current;
    setIsPending(true);
    request.current = sendAttempt(input)
      .finally(() => {
        request.current = null;
        setIsPending(false);
      })
      .catch(() => null);
    return request.current;
  };

  return { send, isPending };
}
