import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import type { PlayerEngine } from "../engine/playerEngine";
import { StreamKeeper } from "./streamKeeper";
import { streamRequests } from "./streamRequests";
import { tabStreamId } from "./tabStreamId";

/** Null until the keeper is created, and for visitors, whose previews are not limited. */
export function useStreamKeeper(engine: PlayerEngine, classId: string): StreamKeeper | null {
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const memberId = isSignedIn(auth) ? auth.memberId : null;
  const [keeper, setKeeper] = useState<StreamKeeper | null>(null);
  useEffect(() => {
    if (memberId === null) return;
    const stream = { memberId, classId, streamId: tabStreamId() };
    const created = new StreamKeeper(engine, streamRequests(environment, stream));
    const leave = () => created.leave();
    window.addEventListener("pagehide", leave);
    setKeeper(created);
    return () => {
      window.removeEventListener("pagehide", leave);
      setKeeper(null);
      created.destroy();
    };
  }, [engine, environment, memberId, classId]);
  return keeper;
}
