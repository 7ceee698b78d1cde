import { type ReactNode, Suspense, useState } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Loading } from "../../../design/feedback/Loading";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";

interface AskAgainProps {
  /** Said in place of what could not be fetched. */
  readonly problem: string;
  /** Draws what is fetched; another `time` fetches it anew. */
  readonly children: (time: number) => ReactNode;
}

/** What cannot be fetched keeps nobody from going on: the bar below stays. */
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
