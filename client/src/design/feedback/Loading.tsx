import { useEffect, useState } from "react";
import styled from "styled-components";
import { Count } from "../primitives/Count";
import { color } from "../theme/theme";
import { text } from "../theme/type";

// A loader that flashes looks like an error, so short waits show nothing.
const SHOWN_AFTER_MS = 250;

interface LoadingProps {
  readonly label?: string;
  /** Fills the page height so that content below does not visibly shift. */
  readonly isPage?: boolean;
}

/** Shows the loader after 250 ms. `data-loading` is set immediately. */
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
