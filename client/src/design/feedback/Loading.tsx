import { useEffect, useState } from "react";
import styled from "styled-components";
import { Count } from "../primitives/Count";
import { color } from "../theme/theme";
import { text } from "../theme/type";

// A loader that flashes for a moment reads as a fault, so short waits show nothing.
const SHOWN_AFTER_MS = 250;

interface LoadingProps {
  /** What people read beside the count. */
  readonly label?: string;
  /** Fill the height of the page instead of a line, so that nothing below it is seen to move. */
  readonly isPage?: boolean;
}

/** Says that something is on its way, after a quarter second; `data-loading` says it at once. */
export function Loading({ label = "Loading", isPage = false }: LoadingProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Line role="status" data-loading $isPage={isPage}>
      {isShown && (
        <>
          <Count />
          <span>{label}</span>
        </>
      )}
    </Line>
  );
}

const Line = styled.div<{ $isPage: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  min-height: ${(props) => (props.$isPage ? "100vh" : "44px")};
  color: ${color.accent};
  span:last-child {
    ${text.small}
    color: ${color.muted};
  }
`;
