import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

export interface GatewayContext {
  readonly viewer: Viewer;
  /** Forwarded only to subgraphs that read cookies. */
  readonly cookie: string | undefined;
  readonly setCookies: string[];
  /** Codes of the errors in the response. */
  readonly errorCodes: string[];
  /** Highest level of pressure that each subgraph was told while it worked on this request. */
  readonly toldPressure: Map<string, number>;
}
