import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { Express } from "express";
import type { DeviceService } from "../devices/device.service";
import type { AccountsInfrastructure } from "../infrastructure";
import { PasswordRepository } from "../members/password.repository";
import type { SignUpRepository } from "../sign-up/sign-up.repository";
import {
  type NewDeviceNoticeOptions,
  NewDeviceNoticeService,
} from "../signed-in-devices/new-device-notice.service";
import { AccessTokenService } from "./access-token.service";
import { EndedSessionsRepository } from "./ended-sessions.repository";
import { keySetRoute } from "./key-set.route";
import { RefreshCookies } from "./refresh-cookie.rules";
import { SessionRepository } from "./session.repository";
import { SessionResolver } from "./session.resolver";
import { type SessionOptions, SessionService } from "./session.service";
import { SessionClients } from "./session-client.service";
import { ENDED_MARGIN_SECONDS } from "./sessions.rules";
import { type SignInOptions, SignInService } from "./sign-in.service";
import { type SignInLimitOptions, SignInLimitService } from "./sign-in-limit.service";
import { readSigningKeys, type SigningKeys } from "./signing-keys";

export interface SessionsNeeds
  extends Pick<SessionOptions, "members" | "entitlements" | "attempts">,
    Pick<SignInOptions, "passwords" | "verification" | "keptAccounts">,
    Pick<NewDeviceNoticeOptions, "mails">,
    Pick<SignInLimitOptions, "captcha"> {
  readonly devices: DeviceService;
  readonly pendingSignUps: SignUpRepository;
}

export async function sessionsModule(infrastructure: AccountsInfrastructure, needs: SessionsNeeds) {
  const { devices, pendingSignUps: signUps } = needs;
  const keys = await signingKeys(infrastructure);
  const ended = endedSessions(infrastructure);
  const { sessions, refreshCookies } = sessionServices(infrastructure, { ...needs, keys, ended });
  const signInLimits = new SignInLimitService(needs);
  const signIns = new SignInService({
    ...needs,
    signUps,
    sessions,
    limits: signInLimits,
    newDevices: newDeviceNotices(infrastructure, needs),
    clock: infrastructure.clock,
  });
  return {
    resolvers: [new SessionResolver(sessions, signIns, devices, refreshCookies)],
    routes: (app: Express) => {
      app.get("/.well-known/jwks.json", keySetRoute(keys.jwks));
    },
    pruning: [
      { prune: () => sessions.pruneEnded(), failure: "pruning ended sessions failed" },
      { prune: () => sessions.pruneExchanged(), failure: "pruning exchanged tokens failed" },
    ],
    services: {
      keys,
      ended,
      sessions,
      refreshCookies,
      signInLimits,
      passwordChanges: new PasswordRepository(infrastructure.prisma, ended),
    },
  } satisfies FeatureModule;
}

function signingKeys({ config, logger }: AccountsInfrastructure): Promise<SigningKeys> {
  if (!config.jwtPrivateKey) logger.warn("access tokens are signed by a key made at this start");
  return readSigningKeys({
    privateKeyPem: config.jwtPrivateKey,
    otherPublicKeyPems: [config.jwtOtherPublicKey, config.loadPublicKey].filter(Boolean),
  });
}

function endedSessions({ config, redisConnection, logger }: AccountsInfrastructure) {
  const lifetimeMs = (config.accessTokenSeconds + ENDED_MARGIN_SECONDS) * 1000;
  return new EndedSessionsRepository({ redisConnection, logger, lifetimeMs });
}

function newDeviceNotices(
  { config, providers, clock }: AccountsInfrastructure,
  needs: Pick<SessionsNeeds, "mails" | "attempts">,
) {
  const { publicUrl } = config;
  return new NewDeviceNoticeService({ ...needs, geoIp: providers.geoIp, publicUrl, clock });
}

interface SessionParts extends Pick<SessionOptions, "members" | "entitlements" | "attempts"> {
  readonly keys: SigningKeys;
  readonly ended: EndedSessionsRepository;
}

function sessionServices(
  { config, prisma, providers, clock, logger }: AccountsInfrastructure,
  { keys, ended, members, entitlements, attempts }: SessionParts,
) {
  const cookies = new RefreshCookies(config.isCookieSecure || config.nodeEnv === "production");
  const sessions = new SessionService({
    sessions: new SessionRepository(prisma),
    ended,
    members,
    tokens: new AccessTokenService({ keys, clock, lifeSeconds: config.accessTokenSeconds }),
    entitlements,
    clients: new SessionClients(providers.geoIp),
    cookies,
    attempts,
    clock,
    logger,
  });
  return { sessions, refreshCookies: cookies };
}
