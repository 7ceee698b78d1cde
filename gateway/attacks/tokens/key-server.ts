import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { strangersKey } from "./forge";

const KEY_ID = "strangers-key";
const KEY = {
  ...strangersKey.publicKey.export({ format: "jwk" }),
  kid: KEY_ID,
  alg: "ES256",
  use: "sig",
};

/** An attacker's server that serves their public key. */
export class KeyServer {
  readonly keyId = KEY_ID;
  /** Requested paths. */
  readonly asked: string[] = [];
  readonly #server = createServer((request, response) => {
    this.asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [KEY] }));
  });

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  address(name: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/${name}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
