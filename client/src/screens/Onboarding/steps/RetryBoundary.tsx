import { type ReactNode, Suspense, useState } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Loading } from "../../../design/feedback/Loading";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";

interface RetryBoundaryProps {
  /** Shown instead of the content after a failed request. */
  readonly problem: string;
  /** Renders the content. A new `attempt` fetches it again. */
  readonly children: (attempt: number) => ReactNode;
}

/** Offers a retry after a failed request. The bottom bar stays, so visitors can continue. */
export function RetryBoundary({ problem, children }: RetryBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const fallback = (
    <Problem role="alert">
      <p>{problem}</p>
      <Button kind="outline" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </Problem>
  );
  return (
    <SilentBoundary key={attempt} fallback={fallback}>
      <Suspense fallback={<Loading />}>{children(attempt)}</Suspense>
    </SilentBoundary>
  );
}

const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  color: ${color.muted};
`;
