import { type ReactNode, Suspense, useState } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Loading } from "../../../design/feedback/Loading";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";

interface AskAgainProps {
  /** Shown instead of the content after a failed request. */
  readonly problem: string;
  /** Renders the content. A new `time` fetches it again. */
  readonly children: (time: number) => ReactNode;
}

/** Offers a retry after a failed request. The bottom bar stays, so visitors can continue. */
export function AskAgain({ problem, children }: AskAgainProps) {
  const [time, setTime] = useState(0);
  const fallback = (
    <Problem role="alert">
      <p>{problem}</p>
      <Button kind="outline" onClick={() => setTime(time + 1)}>
        Try again
      </Button>
    </Problem>
  );
  return (
    <SilentBoundary key={time} fallback={fallback}>
      <Suspense fallback={<Loading />}>{children(time)}</Suspense>
    </SilentBoundary>
  );
}

const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  color: ${color.muted};
`;
