import type { MemberGroupName } from "@eightcount/rules/people/member-groups";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { type RunQueryAnswer, runQuery } from "@eightcount/test-kit/graph/run-query";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { Pool } from "pg";
import { loadAccountsConfig } from "../config";
import { MailRequestService } from "../mail/mail-request.service";
import { accounts as accountsSubgraph } from "../subgraph";
import { RecordingEngagement } from "./recording-engagement";
import { RecordingMail } from "./recording-mail";
import { TestClock } from "./test-clock";

/** Caller of a test request. */
export interface TestCaller {
  readonly memberId?: string;
  /** Session of the access token. */
  readonly sessionId?: string;
  readonly groups?: readonly MemberGroupName[];
  readonly address?: string;
  readonly userAgent?: string;
  readonly refreshToken?: string;
  /** Device cookie. */
  readonly device?: string;
  /** Replaces the cookies with the refresh token and the device. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** All suites connect to one server concurrently, on as few as two cores. */
const BUSY_MACHINE_MS = 30_000;
const CODE_SECRET = "a-code-secret-of-the-tests";
export const TICKET_SECRET = "a-ticket-secret-of-the-tests";

/**
 * Opens the whole subgraph on a real database and Redis, with a test clock and a recorded mailbox.
 * `env` adds to its environment.
 */
export async function accountsFixture(env: Readonly<Record<string, string>> = {}) {
  const [database, redis] = await Promise.all([testDatabase("accounts"), testRedis()]);
  const logger = createLogger("accounts-test");
  logger.level = "silent";
  const config = loadAccountsConfig({
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    EIGHTCOUNT_CAPTCHA_PROVIDER: "test",
    EIGHTCOUNT_CODE_SECRET: CODE_SECRET,
    EIGHTCOUNT_TICKET_SECRET: TICKET_SECRET,
    ...env,
  });
  const clock = new TestClock();
  const mail = new RecordingMail();
  const engagement = new RecordingEngagement();
  const accounts = await openSubgraph(accountsSubgraph, {
    config,
    logger,
    clock: clock.read,
    statementTimeoutMs: BUSY_MACHINE_MS,
    connectionTimeoutMs: BUSY_MACHINE_MS,
    providers: { mail, engagement },
  });
  const prefix = config.isCookieSecure ? "__Host-" : "";
  const db = new Pool({ connectionString: database.url, max: 2 });
  const seals = new MailRequestService(CODE_SECRET);

  const execute = (
    source: string,
    variables: Readonly<Record<string, unknown>> = {},
    caller: TestCaller = {},
  ): Promise<RunQueryAnswer> =>
    runQuery(accounts.schema, source, {
      variables,
      loaders: accounts.loaders(),
      cookies: caller.cookies ?? {
        ...(caller.refreshToken ? { [`${prefix}eightcount_refresh`]: caller.refreshToken } : {}),
        ...(caller.device ? { [`${prefix}eightcount_device`]: caller.device } : {}),
      },
      viewer: {
        memberId: caller.memberId ?? null,
        sessionId: caller.sessionId ?? null,
        email: null,
        groups: caller.groups ?? [],
        address: caller.address ?? "203.0.113.7",
        userAgent: caller.userAgent ?? "Firefox",
      },
    });

  return {
    accounts,
    config,
    clock,
    mail,
    engagement,
    db,
    logger,
    redisUrl: redis.url,
    execute,
    /** Returns a browser that keeps its device cookie between requests. */
    browser: (caller: TestCaller = {}) => {
      let { device } = caller;
      const through = async (source: string, variables: Readonly<Record<string, unknown>>) => {
        const answer = await execute(source, variables, {
          ...caller,
          ...(device ? { device } : {}),
        });
        device = deviceIn(answer) ?? device;
        return answer;
      };
      return { execute: through, device: () => device };
    },
    /** Returns the mails in the outbox, oldest first. */
    waitingMails: async () => {
      const { rows } = await db.query<{ payload: { sealed: string } }>(
        "SELECT payload FROM outbox_event WHERE topic = 'mail.requested' ORDER BY created_at, id",
      );
      return rows.map(({ payload }) => seals.open(payload.sealed));
    },
    /** Starts relay and consumers. Returns a function that stops them. */
    startWorkers: () => accounts.startWorkers(),
    reset: async () => {
      await Promise.all([database.reset(), redis.flush()]);
      clock.reset();
      mail.sent.length = 0;
      mail.failures = 0;
      engagement.clear();
    },
    close: async () => {
      await accounts.close();
      await db.end();
      await Promise.all([database.close(), redis.close()]);
    },
  };
}

export type Browser = ReturnType<AccountsFixture["browser"]>;
export type AccountsFixture = Awaited<ReturnType<typeof accountsFixture>>;

/** Returns the six-digit code in a mail. */
export function codeIn(mail: { readonly text: string } | undefined): string {
  const code = mail && /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error("the mail contains no code");
  return code;
}

/** Returns the refresh token that a response set, or "" if it cleared the cookie. */
export function refreshTokenIn(answer: RunQueryAnswer): string | undefined {
  return cookieIn(answer, "eightcount_refresh");
}

/** Returns the device cookie that a response set. */
export function deviceIn(answer: RunQueryAnswer): string | undefined {
  return cookieIn(answer, "eightcount_device");
}

function cookieIn({ cookies }: RunQueryAnswer, name: string): string | undefined {
  const value = new RegExp(`^(?:__Host-)?${name}=([^;]*)`);
  return cookies.map((cookie) => value.exec(cookie)?.[1]).find((text) => text !== undefined);
}
