import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

export interface GatewayContext {
  readonly viewer: Viewer;
  /** Forwarded only to subgraphs that read cookies. */
  readonly cookie: string | undefined;
  readonly setCookies: string[];
}
