import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { plans } from "./orders";
import type { TestSandbox } from "./test-sandbox";

const ENTRY = path.join(__dirname, "../../browser/testing/checkout.js");

export interface CheckoutSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Bundles the test's checkout page; a process of its own, because the bundler is ES modules. */
function bundle(): string {
  const outDir = mkdtempSync(path.join(tmpdir(), "eightcount-checkout-"));
  const options = {
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir, minify: false, lib: { entry: ENTRY, formats: ["iife"], name: "checkout" } },
  };
  const program = `import("vite").then(({ build }) => build(${JSON.stringify(options)}))`;
  try {
    execFileSync(process.execPath, ["--eval", program], {
      cwd: path.dirname(ENTRY),
      stdio: "pipe",
    });
    return readFileSync(path.join(outDir, "sandbox.iife.js"), "utf8");
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** A shop on its own origin. `?script=…` loads the library from the sandbox, not `/recurly`. */
export async function checkoutSite(sandbox: TestSandbox): Promise<CheckoutSite> {
  const script = bundle();
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://shop.test");
    if (url.pathname.startsWith("/recurly")) proxy(sandbox.port, incoming, outgoing);
    else if (url.pathname === "/checkout.js") outgoing.end(script);
    else if (url.pathname === "/buy") void buy(sandbox, incoming, outgoing);
    else page(outgoing, url.searchParams.get("script") ?? "/recurly.js");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, close };
}

function page(outgoing: ServerResponse, script: string): void {
  outgoing.setHeader("content-type", "text/html");
  outgoing.end(`<!doctype html><meta charset="utf-8"><title>Checkout</title>
    <style>.card { width: 600px; height: 50px; border: 1px solid #857a89 }</style>
    <div id="root"></div><script src="${script}"></script><script src="/checkout.js"></script>`);
}

function proxy(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const upstream = request({ host: "127.0.0.1", port, method, path: url, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  incoming.pipe(upstream);
}

let bought = 0;

async function buy(
  { client }: TestSandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  const { tokenId, resultTokenId } = JSON.parse(text) as Record<string, string>;
  const result = resultTokenId ? { threeDSecureActionResultTokenId: resultTokenId } : {};
  bought += 1;
  const order = {
    currency: "USD",
    account: { code: `shopper-${process.pid}-${bought}`, billingInfo: { tokenId, ...result } },
    subscriptions: [{ planCode: plans.yearly }],
  };
  const answer = await client.createPurchase(order as never).then(
    () => ({ state: "paid" }),
    (error: { message: string; transactionError?: { threeDSecureActionTokenId?: string } }) => ({
      message: error.message,
      actionTokenId: error.transactionError?.threeDSecureActionTokenId ?? null,
    }),
  );
  outgoing.end(JSON.stringify(answer));
}
