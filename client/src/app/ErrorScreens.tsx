import { useCallback, useEffect } from "react";
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from "react-router-dom";
import styled from "styled-components";
import { NotFound } from "../components/NotFound";
import { Button } from "../design/primitives/Button";
import { color } from "../design/theme/theme";
import { text } from "../design/theme/type";
import { untilReachable } from "../navigation/reachability";
import { ConnectionError } from "../relay/transport";

/** Delay added with each retry, for when the server is up but the graph is not. */
const AGAIN_AFTER_MS = 4_000;
/** Resets the retry delay if this much time has passed since the last automatic retry. */
const APART_MS = 60_000;

/** Replaces a page that failed to load. The surrounding navigation stays. */
export function ContentError() {
  const error = useRouteError();
  const isLoading = useNavigation().state === "loading";
  const openAgain = useOpenAgain();
  const isOffline = error instanceof ConnectionError;
  useRetryOnline(isOffline ? error : null, openAgain);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const heading = isOffline ? "You seem to be offline" : "Something went wrong";
  return (
    <Box role="alert">
      <title>{`${heading} – Eightcount`}</title>
      <h1>{heading}</h1>
      <p>
        {isOffline
          ? "Check your connection, then try again."
          : "We couldn't load this page. You haven't lost anything."}
      </p>
      <Button kind="secondary" busyLabel={isLoading && "Trying"} onClick={openAgain}>
        Try again
      </Button>
    </Box>
  );
}

/** Navigates to the current location again, because a failed revalidation shows no change. */
function useOpenAgain() {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    const { state } = location;
    void navigate(location, { replace: true, preventScrollReset: true, state });
  }, [location, navigate]);
}

/** Module state, because each failed retry mounts a new error component. */
const tries = { count: 0, at: 0 };

/** Reloads a page that failed offline as soon as the server is reachable. */
function useRetryOnline(error: ConnectionError | null, openAgain: () => void) {
  useEffect(() => {
    if (error === null) return;
    if (Date.now() - tries.at > APART_MS) tries.count = 0;
    const left = new AbortController();
    const retry = async () => {
      await untilReachable(left.signal);
      if (left.signal.aborted) return;
      tries.count += 1;
      tries.at = Date.now();
      openAgain();
    };
    const timer = setTimeout(retry, tries.count * AGAIN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [error, openAgain]);
}

/** Last-resort error page for a failure in the frame itself. */
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
