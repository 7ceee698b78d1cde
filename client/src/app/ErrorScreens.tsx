import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import styled from "styled-components";
import { NotFound } from "../components/NotFound";
import { Button } from "../design/Button";
import { color } from "../design/theme";
import { text } from "../design/type";
import { ConnectionError } from "../relay/transport";

/** In place of a page that failed; the navigation around it stays. */
export function ContentError() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  useRetryOnline(error, revalidator.revalidate);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const isOffline = error instanceof ConnectionError;
  const heading = isOffline ? "You seem to be offline" : "Something went wrong";
  return (
    <Box role="alert">
      <title>{`${heading} – Eightcount`}</title>
      <h1>{heading}</h1>
      <p>
        {isOffline
          ? "Check your connection, then try again."
          : "This page could not be shown. Nothing of yours was lost."}
      </p>
      <Button
        kind="secondary"
        busyLabel={revalidator.state === "loading" && "Trying"}
        onClick={() => void revalidator.revalidate()}
      >
        Try again
      </Button>
    </Box>
  );
}

/** Loads a page that failed for want of a network again once there is one. */
function useRetryOnline(error: unknown, revalidate: () => Promise<void>) {
  useEffect(() => {
    if (!(error instanceof ConnectionError)) return;
    const retry = () => void revalidate();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [error, revalidate]);
}

/** The last resort: the frame itself failed. */
export function AppError() {
  return (
    <Box role="alert" style={{ padding: 40 }}>
      <h1>Something went wrong</h1>
      <p>The page could not be shown. Please load it again.</p>
      <Button kind="secondary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 16px;
  min-height: 60vh;
  h1 {
    ${text.title1}
  }
  p {
    max-width: 46ch;
    color: ${color.muted};
  }
`;
