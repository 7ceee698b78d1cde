import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { EntitlementService } from "../entitlements/entitlement.service";
import type { MemberRepository } from "../members/member.repository";
import type { MemberGroup, MemberRecord } from "../members/member-record";
import type { AccessToken, AccessTokenService } from "./access-token.service";
import { clearedRefreshCookie, refreshCookie } from "./refresh-cookie.rules";
import { drawRefreshToken, presentedHash } from "./refresh-token";
import type { FoundToken, SessionRepository } from "./session.repository";
import { expiryOf, REMEMBERED_LIFE_MS, standingOf } from "./sessions.rules";

/** A sign-in as its member's browser learns of it; the cookie travels beside it. */
export interface SignedIn extends AccessToken {
  readonly kind: "signed-in";
  readonly userName: string;
  readonly groups: readonly MemberGroup[];
  readonly member: { readonly memberId: string };
  readonly cookie: string;
}

/** Nobody is signed in on this browser, and why. */
export interface SignedOut {
  readonly kind: "signed-out";
  readonly reason: "SIGNED_OUT" | "NO_SESSION" | "SESSION_ENDED" | "SESSION_REVOKED";
  readonly cookie: string;
}

const DAY_MS = 24 * 3_600_000;

export interface SessionOptions {
  readonly sessions: SessionRepository;
  readonly members: MemberRepository;
  readonly tokens: AccessTokenService;
  readonly entitlements: EntitlementService;
  readonly isCookieSecure: boolean;
  readonly clock: Clock;
}

/** Begins, prolongs and ends sign-ins. */
export class SessionService {
  constructor(private readonly options: SessionOptions) {}

  /** Begins a sign-in by the password just checked; null when it was replaced meanwhile. */
  async begin(
    viewer: Viewer,
    member: MemberRecord,
    isRemembered: boolean,
  ): Promise<SignedIn | null> {
    const { sessions, clock } = this.options;
    const now = clock();
    const { text, hash } = drawRefreshToken();
    const hasBegun = await sessions.begin({
      accountId: member.id,
      passwordHash: member.passwordHash,
      isRemembered,
      expiresAt: expiryOf(isRemembered, now),
      token: { tokenHash: hash, userAgent: viewer.userAgent, issuedAt: now },
    });
    return hasBegun ? this.#answer(member, { token: text, isRemembered, authAt: now }) : null;
  }

  /** Exchanges a refresh token; a ticket from billing takes effect in the same answer. */
  async refresh(
    viewer: Viewer,
    presented: string | undefined,
    ticket: string | null,
  ): Promise<SignedIn | SignedOut> {
    const { sessions, entitlements, members, clock } = this.options;
    const found = await this.#find(presented);
    if (!found) return this.#signedOut("NO_SESSION");
    const now = clock();
    const standing = standingOf(found, viewer.userAgent, now);
    if (standing === "ended") return this.#signedOut("SESSION_ENDED");
    if (standing === "reused") return this.#revoke(found, now);
    if (ticket) await entitlements.redeemTicket(found.accountId, ticket);
    const member = await members.findById(found.accountId);
    const { text, hash } = drawRefreshToken();
    if (!member) return this.#signedOut("SESSION_ENDED");
    const outcome = await sessions.succeed({
      from: found,
      to: { tokenHash: hash, userAgent: viewer.userAgent, issuedAt: now },
      expiresAt: expiryOf(found.isRemembered, now),
      isUnanswered: standing === "unanswered",
    });
    if (outcome === "reused") return this.#revoke(found, now);
    if (outcome === "ended") return this.#signedOut("SESSION_ENDED");
    return this.#answer(member, { ...found, token: text });
  }

  /** Ends the sign-in of this browser, whatever its token is still worth. */
  async end(presented: string | undefined): Promise<SignedOut> {
    const found = await this.#find(presented);
    if (found) await this.options.sessions.revokeFamily(found.familyId, this.options.clock());
    return this.#signedOut("SIGNED_OUT");
  }

  /** The sign-in a presented token belongs to, for actions that spare it; null if none does. */
  async familyOf(memberId: string, presented: string | undefined): Promise<string | null> {
    const found = await this.#find(presented);
    return found?.accountId === memberId ? found.familyId : null;
  }

  /** Removes sign-ins that ended more than a day ago, and what was exchanged a month ago. */
  async forgetEnded(): Promise<number> {
    const { sessions, clock } = this.options;
    const now = clock().getTime();
    await sessions.forgetExchanged(new Date(now - REMEMBERED_LIFE_MS));
    return sessions.forgetEnded(new Date(now - DAY_MS));
  }

  async #find(presented: string | undefined): Promise<FoundToken | null> {
    const hash = presentedHash(presented);
    return hash === null ? null : this.options.sessions.findToken(hash);
  }

  async #answer(
    member: MemberRecord,
    session: { token: string; isRemembered: boolean; authAt: Date },
  ): Promise<SignedIn> {
    const { tokens, isCookieSecure } = this.options;
    const { token, isRemembered, authAt } = session;
    return {
      kind: "signed-in",
      userName: member.id,
      groups: member.groups,
      member: { memberId: member.id },
      cookie: refreshCookie(token, { isRemembered, isSecure: isCookieSecure }),
      ...(await tokens.issue(member, authAt)),
    };
  }

  async #revoke(found: FoundToken, now: Date): Promise<SignedOut> {
    await this.options.sessions.revokeFamily(found.familyId, now);
    return this.#signedOut("SESSION_REVOKED");
  }

  #signedOut(reason: SignedOut["reason"]): SignedOut {
    const cookie = clearedRefreshCookie(this.options.isCookieSecure);
    return { kind: "signed-out", reason, cookie };
  }
}
