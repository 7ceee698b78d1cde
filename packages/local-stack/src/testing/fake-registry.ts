import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const ADVISORIES = "/-/npm/v1/security/advisories/bulk";

export interface RegistryContent {
  /** Versions of each package, oldest first, with their deprecation message or null. */
  readonly packages: Record<string, Record<string, string | null>>;
  readonly advisories?: object;
}

export class FakeRegistry {
  content: RegistryContent = { packages: {} };
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(({ method, url = "" }, response) => {
      if (method !== "POST") this.#sendPackage(url.slice(1), response);
      else if (url === ADVISORIES && this.content.advisories)
        send(response, this.content.advisories);
      else response.writeHead(405).end();
    });
  }

  static async start(): Promise<FakeRegistry> {
    const registry = new FakeRegistry();
    registry.#server.listen(0, "127.0.0.1");
    await once(registry.#server, "listening");
    return registry;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #sendPackage(name: string, response: ServerResponse): void {
    const versions = Object.entries(this.content.packages[name] ?? {});
    const latest = versions.at(-1)?.[0];
    if (latest === undefined) {
      response.writeHead(404).end("{}");
      return;
    }
    const described = versions.map(([version, deprecated]) => [
      version,
      { name, version, ...(deprecated === null ? {} : { deprecated }), dist: { tarball: "" } },
    ]);
    send(response, { name, "dist-tags": { latest }, versions: Object.fromEntries(described) });
  }
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
