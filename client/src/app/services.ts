import type { IEnvironment } from "relay-runtime";
import type { PublicConfig } from "../config/publicConfig";
import type { Session } from "../session/session";

/** What one page life is made of; handed down, never imported. */
export interface Services {
  readonly session: Session;
  readonly environment: IEnvironment;
  readonly config: PublicConfig;
}
