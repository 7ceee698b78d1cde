import { useEffect, useRef, useState } from "react";
import { Loading } from "../../design/feedback/Loading";
import { PageTitle } from "../../design/layout/Page";
import { Button } from "../../design/primitives/Button";
import { useSession } from "../../session/SessionProvider";

/** Signs out and leaves. Shows content only if the server could not be reached. */
export function LogoutScreen() {
  const session = useSession();
  const [hasFailed, setHasFailed] = useState(false);
  const isRunning = useRef(false);
  const signOut = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setHasFailed(false);
    session.signOut().catch(() => {
      isRunning.current = false;
      setHasFailed(true);
    });
  };
  useEffect(signOut, []);
  if (!hasFailed) return <Loading isPage label="Signing out" />;
  return (
    <div role="alert">
      <PageTitle>STILL HERE</PageTitle>
      <p style={{ marginBottom: 24 }}>
        You’re still signed in. We couldn’t reach the server, so check your connection and try
        again.
      </p>
      <Button onClick={signOut}>Sign out again</Button>
    </div>
  );
}
