import { useCallback, useContext, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useCaptchaQuery } from "./__generated__/useCaptchaQuery.graphql";
import { CaptchaSolver } from "./captchaSolver";

const FAILED = "We couldn't verify you. Please try again.";

export function useCaptcha(onToken: (token: string | null) => void) {
  const environment = useRelayEnvironment();
  const solver = useContext(CaptchaSolver);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const solve = useCallback(async () => {
    setIsWorking(true);
    setProblem(null);
    try {
      const data = await fetchQuery<useCaptchaQuery>(
        environment,
        graphql`
          query useCaptchaQuery {
            captchaChallenge {
              json
            }
          }
        `,
        {},
        { fetchPolicy: "network-only" },
      ).toPromise();
      const token = data ? await solver(data.captchaChallenge.json) : null;
      if (token === null) setProblem(FAILED);
      onToken(token);
    } catch {
      setProblem(FAILED);
      onToken(null);
    } finally {
      setIsWorking(false);
    }
  }, [environment, solver, onToken]);
  return { solve: () => void solve(), isWorking, problem };
}
