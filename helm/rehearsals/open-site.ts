import { type Edge, openEdge } from "@eightcount/local-stack/edge/edge";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { useForJourneys } from "@eightcount/test-kit/stacks/journey-stack";
import type { RunningStack } from "@eightcount/test-kit/stacks/running-stack";
import type { Rehearsal } from "./open-rehearsal.ts";

const CLOSE_WITHIN_MS = 500;

/** Routes the public paths to the chart's Services, and lets people of journeys use them. */
export async function openSite({
  cluster,
  folder,
}: Rehearsal): Promise<{ close(): Promise<void> }> {
  const host = "127.0.0.1";
  const port = await anyFreePort();
  const portOf = (name: string) => cluster.portOf(name);
  const edge: Edge = await openEdge({
    ...{ host, port },
    targetPorts: {
      gateway: portOf("gateway"),
      billing: portOf("billing"),
      sandbox: portOf("sandbox"),
      client: portOf("client"),
    },
    knownHosts: [],
    trustsForwardedFor: true,
  });
  const addresses = {
    folder,
    site: `http://${host}:${port}`,
    sandbox: `http://${host}:${portOf("sandbox")}`,
  };
  useForJourneys(addresses as RunningStack);
  return { close: () => edge.close(CLOSE_WITHIN_MS) };
}
