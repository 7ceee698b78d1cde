import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { SharedMemory } from "@eightcount/service-kit/limits/shared-memory";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { AccessTokenService } from "./access-token.service";
import { EndedSessionsRepository } from "./ended-sessions.repository";
import { RefreshCookies } from "./refresh-cookie.rules";
import { type SessionOptions, SessionService } from "./session.service";
import { ENDED_MARGIN_SECONDS } from "./sessions.rules";
import type { SigningKeys } from "./signing-keys";

/** What sign-ins are made of, as the process has it. */
export interface SessionGround {
  readonly config: {
    readonly accessTokenSeconds: number;
    readonly isCookieSecure: boolean;
    readonly nodeEnv: string;
  };
  readonly memory: SharedMemory;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Where ended sign-ins are announced: until the last of their access tokens has expired. */
export function endedSessions({ config, memory, logger }: SessionGround): EndedSessionsRepository {
  const keptMs = (config.accessTokenSeconds + ENDED_MARGIN_SECONDS) * 1000;
  return new EndedSessionsRepository({ memory, logger, keptMs });
}

/** Begins, prolongs and ends sign-ins, and reads the cookie they are kept in. */
export function sessionServices(
  { config, keys, clock, logger }: SessionGround,
  parts: Pick<SessionOptions, "sessions" | "ended" | "members" | "entitlements" | "attempts">,
) {
  const { sessions, ended, members, entitlements, attempts } = parts;
  const cookies = new RefreshCookies(config.isCookieSecure || config.nodeEnv === "production");
  const tokens = new AccessTokenService({ keys, clock, lifeSeconds: config.accessTokenSeconds });
  return {
    refreshCookies: cookies,
    sessions: new SessionService({
      sessions,
      ended,
      members,
      tokens,
      entitlements,
      cookies,
      attempts,
      clock,
      logger,
    }),
  };
}
