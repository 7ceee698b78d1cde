import { Environment, RecordSource, type RelayFieldLogger, Store } from "relay-runtime";
import { createNetwork, type NetworkOptions } from "./network";

interface EnvironmentOptions extends NetworkOptions {
  readonly isServer?: boolean;
}

const QUERY_CACHE_MS = 5 * 60_000;

/** Never shared between viewers: one per page load in a browser, one per request on a server. */
export function createEnvironment(options: EnvironmentOptions): Environment {
  return new Environment({
    configName: "eightcount",
    network: createNetwork(options),
    isServer: options.isServer ?? false,
    relayFieldLogger: logField,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: QUERY_CACHE_MS,
    }),
  });
}

const logField: RelayFieldLogger = (event) => {
  if (event.kind === "missing_required_field.log" || event.kind === "relay_field_payload.error") {
    console.warn(`relay: ${event.kind} at ${event.owner}.${event.fieldPath}`);
  }
};
