import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { GraphQLDataSourceProcessOptions } from "@apollo/gateway";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { pressureIn } from "@eightcount/service-kit/pressure/shedding";
import { bodyHash, verifyViewer } from "@eightcount/service-kit/viewer/signature";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import type { GraphQLError } from "graphql";
import type { GatewayContext } from "../context";
import { maskErrors } from "../plugins/error-masking";
import { SignedDataSource } from "./signed-data-source";

const DRIP_MS = 50;
let level = 0;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/signed") {
      void vouchedFor(request).then((data) =>
        response.setHeader("content-type", "application/json").end(JSON.stringify({ data })),
      );
    } else if (request.url === "/drip") {
      const dripping = setInterval(() => response.write(" "), DRIP_MS);
      response.on("close", () => clearInterval(dripping));
    } else if (request.url === "/cookies") {
      const data = { cookie: request.headers.cookie ?? null };
      response
        .setHeader("set-cookie", ["a=1", "b=2"])
        .setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data }));
    } else if (request.url === "/refuses") {
      const message =
        'Variable "$input" got invalid value "Dance123!" at "input.deliverAt"; no date';
      const errors = [{ message, extensions: { code: "BAD_USER_INPUT", stacktrace: ["secret"] } }];
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ errors }));
    } else if (request.url === "/garbled") {
      response.writeHead(400, { "content-type": "application/json" }).end("{");
    } else response.writeHead(403).end("no");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What a subgraph called viewing learns from a request, and what billing would. */
async function vouchedFor(request: IncomingMessage): Promise<object> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const read = (audience: string) =>
    verifyViewer(request.headers, { secret: "s", audience }, new Date());
  const vouched = read("viewing");
  const isWhole = vouched?.bodyHash === bodyHash(body);
  const pressure = pressureIn(request.headers);
  return { viewer: vouched?.viewer ?? null, isWhole, atBilling: read("billing"), pressure };
}

const connectionsOf = (one: Server): Promise<number> => promisify(one.getConnections.bind(one))();

const terms = { secret: "s", audience: "viewing", pressure: () => level };
const noCookies = { readsCookies: false, setsCookies: false };

const options = (): GraphQLDataSourceProcessOptions<GatewayContext> =>
  ({
    request: { query: "{ who }" },
    context: {
      viewer: visitor,
      cookie: undefined,
      setCookies: [],
      errorCodes: [],
      toldPressure: new Map(),
    },
  }) as unknown as GraphQLDataSourceProcessOptions<GatewayContext>;

/** What the caller reads when the subgraph at a path responds with an error. */
async function answered(path: string): Promise<object> {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  const source = new SignedDataSource({ ...terms, ...noCookies, url, timeoutMs: 1_000 });
  const error = await source.process(options()).catch((one: GraphQLError) => one);
  return maskErrors(createLogger("test"))((error as GraphQLError).toJSON(), error);
}

it("a value that a subgraph's scalar refuses is the caller's mistake, named without the value", async () => {
  expect(await answered("/refuses")).toEqual({
    message: "The value at input.deliverAt is not valid.",
    extensions: { code: "BAD_USER_INPUT" },
  });
  expect(await answered("/garbled")).toMatchObject({
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  });
});

it("a subgraph that does not know the gateway is an outage, not a member without access", async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/graphql`;
  const source = new SignedDataSource({ url, ...terms, timeoutMs: 500, ...noCookies });
  const failure = await source.process(options()).catch((error: GraphQLError) => error);
  const logger = createLogger("test");
  logger.level = "silent";
  const warn = jest.spyOn(logger, "warn");
  expect(maskErrors(logger)((failure as GraphQLError).toJSON(), failure)).toMatchObject({
    message: "Something went wrong",
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  });
  expect(warn).toHaveBeenCalled();
});

it("a subgraph whose response never ends times out", async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/drip`;
  const source = new SignedDataSource({ url, ...terms, timeoutMs: 300, ...noCookies });
  await expect(source.process(options())).rejects.toThrow(/timeout/);
}, 5_000);

it.each([
  [{ readsCookies: true, setsCookies: true }, "session=7", ["a=1", "b=2"]],
  [{ readsCookies: false, setsCookies: true }, null, ["a=1", "b=2"]],
  [{ readsCookies: true, setsCookies: false }, "session=7", []],
])("%p decides which cookies pass, each way", async (cookies, cookie, setCookies) => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/cookies`;
  const source = new SignedDataSource({ url, ...terms, timeoutMs: 500, ...cookies });
  const asked = options();
  const context = { ...(asked.context as GatewayContext), cookie: "session=7" };
  const answer = await source.process({ ...asked, context } as typeof asked);
  expect(answer.data).toEqual({ cookie });
  expect(context.setCookies).toEqual(setCookies);
});

it("closes a connection that is idle for a second, whatever the subgraph offers", async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/cookies`;
  const source = new SignedDataSource({ url, ...terms, timeoutMs: 5_000, ...noCookies });
  server.keepAliveTimeout = 65_000;
  await source.process(options());
  expect(await connectionsOf(server)).toBeGreaterThan(0);
  await sleep(1_300);
  expect(await connectionsOf(server)).toBe(0);
});

it("signs the viewer for this subgraph and exactly this body, and names the level of pressure", async () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/signed`;
  const source = new SignedDataSource({ url, ...terms, timeoutMs: 5_000, ...noCookies });
  const asked = options();
  const viewer = { ...visitor, memberId: "m-1" };
  const request = { query: "query ($name: String) { who }", variables: { name: "Zoë – “8”" } };
  const context = { ...(asked.context as GatewayContext), viewer };
  for (level of [0, 3]) {
    const answer = await source.process({ ...asked, request, context } as typeof asked);
    expect(answer.data).toEqual({ viewer, isWhole: true, atBilling: null, pressure: level });
  }
  level = 1;
  await source.process({ ...asked, request, context } as typeof asked);
  expect([...context.toldPressure]).toEqual([["viewing", 3]]);
});
