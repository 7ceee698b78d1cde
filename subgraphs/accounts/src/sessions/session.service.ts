import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { counters } from "@eightcount/rules/telemetry/registry";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { count } from "@eightcount/service-kit/telemetry/count";
import { AccessError } from "@eightcount/service-kit/viewer/access-error";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { Caller } from "../devices/device";
import type { EntitlementService } from "../entitlements/entitlement.service";
import type { WithdrawalEvents } from "../erasure/withdraw-deletion.repository";
import { limits } from "../limits/accounts-limits";
import type { MemberRepository } from "../members/member.repository";
import type { MemberRecord } from "../members/member-record";
import type { AccessToken, AccessTokenService, TokenSession } from "./access-token.service";
import type { EndedSessionsRepository } from "./ended-sessions.repository";
import type { RefreshCookie, RefreshCookies } from "./refresh-cookie.rules";
import { issueRefreshToken, parseRefreshToken } from "./refresh-token";
import type { FoundToken, SessionRepository } from "./session.repository";
import type { SessionClients } from "./session-client.service";
import { classifyToken, expiryOf, REMEMBERED_LIFE_MS, type StoredToken } from "./sessions.rules";

export interface SignedIn extends AccessToken {
  readonly kind: "signed-in";
  readonly userName: string;
  readonly groups: readonly MemberGroup[];
  readonly keptAccount: boolean;
  readonly member: { readonly memberId: string };
  readonly cookie: RefreshCookie;
}

export interface SignedOut {
  readonly kind: "signed-out";
  readonly reason: "SIGNED_OUT" | "NO_SESSION" | "SESSION_ENDED" | "SESSION_REVOKED";
  readonly memberId: string | null;
  /** Whether a sign-in was active until now. */
  readonly hasEnded: boolean;
  /** Null keeps the browser's cookie, which belongs to another member's sign-in. */
  readonly cookie: RefreshCookie | null;
}

export interface NewSession {
  readonly isRemembered: boolean;
  readonly events: readonly OutboxEntry[];
  /** Stored, too, if the sign-in keeps an account that was about to be deleted. */
  readonly keptEvents: WithdrawalEvents;
}

const DAY_MS = 24 * 3_600_000;

export interface SessionOptions {
  readonly sessions: SessionRepository;
  readonly ended: EndedSessionsRepository;
  readonly members: MemberRepository;
  readonly tokens: AccessTokenService;
  readonly entitlements: EntitlementService;
  readonly clients: SessionClients;
  readonly cookies: RefreshCookies;
  readonly attempts: AttemptLimits;
  readonly clock: Clock;
  readonly logger: Logger;
}

export class SessionService {
  constructor(private readonly options: SessionOptions) {}

  /** Returns null when the checked password was replaced meanwhile. Then no event is stored. */
  async begin(
    { viewer, device }: Caller,
    member: MemberRecord,
    { isRemembered, events, keptEvents }: NewSession,
  ): Promise<SignedIn | null> {
    const { sessions, clients, clock } = this.options;
    const now = clock();
    const { text, hash } = issueRefreshToken();
    const family = {
      accountId: member.id,
      passwordHash: member.passwordHash,
      isRemembered,
      deviceHash: device.hash,
      client: clients.describe(viewer),
      expiresAt: expiryOf(isRemembered, now),
      token: { tokenHash: hash, userAgent: viewer.userAgent, issuedAt: now },
    };
    const begun = await sessions.begin(family, { events, keptEvents });
    if (begun === null) return null;
    const { sessionId, keptAccount } = begun;
    const session = { sessionId, token: text, isRemembered, authAt: now };
    return { ...(await this.#signedIn(member, session)), keptAccount };
  }

  /** @throws AccessError LIMIT_EXCEEDED on too many refreshes. The sign-in stays valid. */
  async refresh(
    viewer: Viewer,
    presented: string | undefined,
    ticket: string | null,
  ): Promise<SignedIn | SignedOut> {
    const { sessions, entitlements, members, clients, attempts, clock } = this.options;
    const token = parseRefreshToken(presented);
    const found = token && (await sessions.findToken(token.hash));
    if (!found) return this.#signedOut("NO_SESSION");
    const now = clock();
    const classify = (kept: StoredToken) => classifyToken(kept, viewer.userAgent, now);
    const status = classify(found);
    if (status === "ended") return this.#signedOut("SESSION_ENDED", found);
    if (status === "reused") return this.#revoke(viewer, found, now);
    const counted = [{ limit: limits.refreshes, key: found.familyId }];
    if (!(await attempts.take(counted))) throw new AccessError("LIMIT_EXCEEDED");
    if (ticket) await entitlements.redeemTicket(found.accountId, ticket);
    const member = await members.findById(found.accountId);
    if (!member) return this.#signedOut("SESSION_ENDED", found);
    const { familyId, isRemembered, authAt } = found;
    const outcome = await sessions.exchange({
      presented: token,
      familyId,
      userAgent: viewer.userAgent,
      at: now,
      expiresAt: expiryOf(isRemembered, now),
      client: clients.describe(viewer),
      classify,
    });
    if (outcome.kind === "reused") return this.#revoke(viewer, found, now);
    if (outcome.kind === "too-far-behind") throw new AccessError("LIMIT_EXCEEDED");
    if (outcome.kind === "ended") return this.#signedOut("SESSION_ENDED", found);
    const { text } = outcome.token;
    return this.#signedIn(member, { sessionId: familyId, token: text, isRemembered, authAt });
  }

  /** Spares another member's refresh cookie. An expired or reused refresh token is sufficient. */
  async end(
    { memberId, sessionId }: Pick<Viewer, "memberId" | "sessionId">,
    presented: string | undefined,
  ): Promise<SignedOut> {
    const found = await this.#find(presented);
    const isForeign = isForeignToken(found, memberId);
    const ended = new Set([sessionId, isForeign ? null : found?.familyId]);
    const now = this.options.clock();
    let hasEnded = false;
    for (const id of ended) if (id && (await this.#end(id, now))) hasEnded = true;
    const signedOut = { ...this.#signedOut("SIGNED_OUT", found), hasEnded };
    return isForeign ? { ...signedOut, memberId, cookie: null } : signedOut;
  }

  /** Whether the browser's refresh cookie belongs to another member's sign-in. */
  async isForeign(memberId: string, presented: string | undefined): Promise<boolean> {
    return isForeignToken(await this.#find(presented), memberId);
  }

  async familyOf(memberId: string, presented: string | undefined): Promise<string | null> {
    const found = await this.#find(presented);
    return found?.accountId === memberId ? found.familyId : null;
  }

  pruneExchanged(): Promise<void> {
    const { sessions, clock } = this.options;
    return sessions.pruneExchanged(new Date(clock().getTime() - REMEMBERED_LIFE_MS));
  }

  pruneEnded(): Promise<number> {
    const { sessions, clock } = this.options;
    return sessions.pruneEnded(new Date(clock().getTime() - DAY_MS));
  }

  async #find(presented: string | undefined): Promise<FoundToken | null> {
    const token = parseRefreshToken(presented);
    return token && this.options.sessions.findToken(token.hash);
  }

  async #signedIn(
    member: MemberRecord,
    session: TokenSession & { readonly token: string; readonly isRemembered: boolean },
  ): Promise<SignedIn> {
    const { tokens, cookies } = this.options;
    const { token, isRemembered } = session;
    return {
      kind: "signed-in",
      userName: member.id,
      groups: member.groups,
      keptAccount: false,
      member: { memberId: member.id },
      cookie: cookies.issue(token, isRemembered),
      ...(await tokens.issue(member, session)),
    };
  }

  async #revoke({ address }: Viewer, found: FoundToken, now: Date): Promise<SignedOut> {
    const { accountId: memberId, familyId: sessionId } = found;
    count(counters.tokensReused, {});
    const line = "refresh token reused; sign-in ended";
    this.options.logger.warn({ memberId, sessionId, address }, line);
    const hasEnded = await this.#end(sessionId, now);
    return { ...this.#signedOut("SESSION_REVOKED", found), hasEnded };
  }

  async #end(familyId: string, at: Date): Promise<boolean> {
    const hasEnded = await this.options.sessions.revokeFamily(familyId, at);
    await this.options.ended.add([familyId]);
    return hasEnded;
  }

  #signedOut(reason: SignedOut["reason"], found: FoundToken | null = null): SignedOut {
    const memberId = found?.accountId ?? null;
    const cookie = this.options.cookies.clear();
    return { kind: "signed-out", reason, memberId, hasEnded: false, cookie };
  }
}

const isForeignToken = (found: FoundToken | null, memberId: string | null): boolean =>
  found !== null && memberId !== null && found.accountId !== memberId;
