import type { IEnvironment } from "relay-runtime";
import type { PublicConfig } from "../config/publicConfig";
import type { Session } from "../session/session";

/** Services of one page load. Passed down explicitly and never imported as singletons. */
export interface Services {
  readonly session: Session;
  readonly environment: IEnvironment;
  readonly config: PublicConfig;
}
