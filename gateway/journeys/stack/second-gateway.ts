import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { gatewayEntry } from "@eightcount/local-stack/processes/gateway.process";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { clientOperation } from "../people/operations";
import { stackKeys } from "../people/tokens";

export interface GatewayAnswer {
  readonly status: number;
  readonly retryAfter: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it selected
  readonly data: any;
}

/** A gateway in front of the stack's subgraphs that only its test uses. */
export class SecondGateway {
  private constructor(
    private readonly process: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(env: Readonly<Record<string, string>>): Promise<SecondGateway> {
    const { accounts, catalogue, viewing, billing, redis } = journeyStack();
    const graphql = (origin: string) => new URL("/graphql", origin).href;
    const child = spawn(process.execPath, [gatewayEntry], {
      cwd: checkout,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PORT: "0",
        REDIS_URL: redis,
        EIGHTCOUNT_GATEWAY_SECRET: stackKeys().gatewaySecret,
        EIGHTCOUNT_ACCOUNTS_URL: graphql(accounts),
        EIGHTCOUNT_CATALOGUE_URL: graphql(catalogue),
        EIGHTCOUNT_VIEWING_URL: graphql(viewing),
        EIGHTCOUNT_BILLING_URL: graphql(billing),
        EIGHTCOUNT_JWKS_URL: new URL("/.well-known/jwks.json", accounts).href,
        ...env,
      },
    });
    return new SecondGateway(child, await portOf(child));
  }

  /** Sends one of the client's operations. */
  async ask(name: string, variables: object, token: string | null = null): Promise<GatewayAnswer> {
    const response = await fetch(`http://127.0.0.1:${this.port}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id: clientOperation(name).id, variables }),
    });
    const { data } = (await response.json()) as { readonly data?: unknown };
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter: retryAfter && Number(retryAfter), data } as never;
  }

  async stop(): Promise<void> {
    this.process.kill("SIGTERM");
    await once(this.process, "exit");
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      const [, port] = /"port":(\d+).*gateway listening/.exec(output) ?? [];
      if (port) resolve(Number(port));
    });
    child.once("exit", () => reject(new Error(`the gateway ended: ${output}`)));
  });
}
