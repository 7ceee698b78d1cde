import type { AddressInfo, Server } from "node:net";

/** A door of a process that a test can shut for good. */
export interface Gate {
  /** Address for the process. */
  readonly url: string;
  /** Drops all connections and accepts no more. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}

export async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
  await new Promise((resolve) => server.close(resolve));
}
