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
import { waitUntilReachable } from "../navigation/reachability";
import { ConnectionError } from "../relay/transport";

/** Delay added with each retry, for when the server is up but the graph is not. */
const RETRY_DELAY_STEP_MS = 4_000;
/** Resets the retry delay if this much time has passed since the last automatic retry. */
const RETRY_RESET_MS = 60_000;

/** Replaces a page that failed to load. The surrounding navigation stays. */
export function ContentError() {
  const error = useRouteError();
  const isLoading = useNavigation().state === "loading";
  const reloadRoute = useReloadRoute();
  const isOffline = error instanceof ConnectionError;
  useRetryOnline(isOffline ? error : null, reloadRoute);
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
      <Button kind="secondary" busyLabel={isLoading && "Trying"} onClick={reloadRoute}>
        Try again
      </Button>
    </Box>
  );
}

/** Navigates to the current location again, because a failed revalidation shows no change. */
function useReloadRoute() {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    const { state } = location;
    void navigate(location, { replace: true, preventScrollReset: true, state });
  }, [location, navigate]);
}

/** Module state, because each failed retry mounts a new error component. */
const retries = { count: 0, at: 0 };

/** Reloads a page that failed offline as soon as the server is reachable. */
function useRetryOnline(error: ConnectionError | null, reloadRoute: () => void) {
  useEffect(() => {
    if (error === null) return;
    if (Date.now() - retries.at > RETRY_RESET_MS) retries.count = 0;
    const unmounted = new AbortController();
    const retry = async () => {
      await waitUntilReachable(unmounted.signal);
      if (unmounted.signal.aborted) return;
      retries.count += 1;
      retries.at = Date.now();
      reloadRoute();
    };
    const timer = setTimeout(retry, retries.count * RETRY_DELAY_STEP_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [error, reloadRoute]);
}

/** Last-resort error page for a failure in the frame itself. */
export function AppError() {
  return (
    <Box role="alert" style={{ padding: 40 }}>
      <h1>Something went wrong</h1>
      <p>We couldn't load this page. Reload it to try again.</p>
      <Button kind="secondary" onClick={() => window.location.reload()}>
        Reload
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
