import { type GraphQLDataSourceProcessOptions, RemoteGraphQLDataSource } from "@apollo/gateway";
import type { Fetcher, FetcherRequestInit, FetcherResponse } from "@apollo/utils.fetcher";
import { pressureHeader } from "@eightcount/service-kit/pressure/shedding";
import { traceSubgraphRequest } from "@eightcount/service-kit/telemetry/trace-subgraph-request";
import {
  type SignatureOptions,
  signatureHeader,
  viewerHeader,
} from "@eightcount/service-kit/viewer/signature";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { Agent, fetch as undiciFetch } from "undici";
import type { GatewayContext } from "../context";

export interface SignedDataSourceOptions extends SignatureOptions {
  readonly url: string;
  readonly timeoutMs: number;
  /** Whether the subgraph receives browser cookies. They include the refresh token. */
  readonly readsCookies: boolean;
  readonly setsCookies: boolean;
  /** The gateway's level of pressure. */
  readonly pressure: () => number;
}

const CONNECTIONS_PER_SUBGRAPH = 128;
/** Shorter than a subgraph that ends waits for its connections (LINGER_MS in http-process.ts). */
const IDLE_MS = 1_000;

export class SignedDataSource extends RemoteGraphQLDataSource<GatewayContext> {
  constructor(private readonly options: SignedDataSourceOptions) {
    super({ url: options.url, fetcher: signingFetcher(options) });
  }

  override willSendRequest({
    request,
    context,
  }: GraphQLDataSourceProcessOptions<GatewayContext>): void {
    const viewer = (context as GatewayContext).viewer ?? visitor;
    const level = this.options.pressure();
    this.#noteTold(level, (context as GatewayContext).toldPressure);
    const headers = { ...viewerHeader(viewer), ...pressureHeader(level) };
    for (const [name, value] of Object.entries(headers)) request.http?.headers.set(name, value);
    const cookie = (context as GatewayContext).cookie;
    if (this.options.readsCookies && cookie) request.http?.headers.set("cookie", cookie);
  }

  #noteTold(level: number, told: GatewayContext["toldPressure"] | undefined): void {
    const { audience } = this.options;
    told?.set(audience, Math.max(level, told.get(audience) ?? 0));
  }

  override didReceiveResponse: NonNullable<
    RemoteGraphQLDataSource<GatewayContext>["didReceiveResponse"]
  > = ({ response, context }) => {
    const headers = response.http?.headers as unknown as Headers | undefined;
    if (this.options.setsCookies) context.setCookies.push(...(headers?.getSetCookie?.() ?? []));
    return response;
  };

  // A subgraph rejects the gateway, never the member, so any other error status counts as an outage.
  override async errorFromResponse(response: FetcherResponse): Promise<GraphQLError> {
    const refused = response.status === 400 ? badInputIn(await response.text()) : null;
    return refused ?? new GraphQLError(`${this.options.url} responded with ${response.status}`);
  }
}

const BAD_USER_INPUT = "BAD_USER_INPUT";

/** Only the subgraph knows which values its scalars take, such as which texts are dates. */
function badInputIn(text: string): GraphQLError | null {
  try {
    const { errors } = JSON.parse(text) as { errors: readonly GraphQLFormattedError[] };
    const found = errors.find(({ extensions }) => extensions?.code === BAD_USER_INPUT);
    return found ? new GraphQLError(found.message, { extensions: { code: BAD_USER_INPUT } }) : null;
  } catch {
    return null;
  }
}

/** Signs in the fetcher, the only place where the body has its final text. */
function signingFetcher({ timeoutMs, secret, audience }: SignedDataSourceOptions): Fetcher {
  const dispatcher = new Agent({
    connections: CONNECTIONS_PER_SUBGRAPH,
    keepAliveTimeout: IDLE_MS,
    // Without it, what a subgraph says in its Keep-Alive header wins.
    keepAliveMaxTimeout: IDLE_MS,
  });
  const signed = (url: string, init: FetcherRequestInit = {}) =>
    traceSubgraphRequest({ subgraph: audience, url }, (trace) => {
      const body = String(init.body ?? "");
      const signature = signatureHeader(init.headers ?? {}, { secret, audience, body }, new Date());
      const headers = { ...init.headers, ...signature, ...trace };
      // Includes the wait for a free connection, so that no request outlives its caller.
      const signal = AbortSignal.timeout(timeoutMs);
      return undiciFetch(url, { ...init, body, headers, dispatcher, signal } as object);
    });
  return signed as unknown as Fetcher;
}
