const PINO_WARN = 40;
/** The client's server writes its own lines and names its levels. */
const NAMED_LEVELS: Readonly<Record<string, number>> = { info: 30, warn: 40, error: 50, fatal: 60 };

interface LogEntry {
  readonly level?: number | string;
  readonly msg?: string;
  readonly message?: string;
  readonly err?: { readonly message?: string };
}

/** null for a line that carries no level. */
function levelOf(entry: LogEntry | null): number | null {
  if (typeof entry?.level === "string") return NAMED_LEVELS[entry.level] ?? null;
  return entry?.level ?? null;
}

function parsed(line: string): LogEntry | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** What a line of a log says, with its error's message; any other line as it is. */
function spoken(line: string): string {
  const entry = parsed(line);
  return [entry?.msg ?? entry?.message, entry?.err?.message].filter(Boolean).join(": ") || line;
}

/** The message of a pino line at warn or above. */
export function pinoWarning(line: string): string | null {
  return (levelOf(parsed(line)) ?? 0) >= PINO_WARN ? spoken(line) : null;
}

const MOST_WORDS = 12;

/**
 * What a process said before its end that tells why: what is no routine line, a warning or plain
 * text; without any, simply its last lines.
 */
export function lastWords(recent: readonly string[]): readonly string[] {
  const telling = recent.filter((line) => (levelOf(parsed(line)) ?? PINO_WARN) >= PINO_WARN);
  return (telling.length > 0 ? telling : recent).slice(-MOST_WORDS).map(spoken);
}

/** What PostgreSQL says when it cannot go on; its ERROR lines are answers to a client. */
export function postgresWarning(line: string): string | null {
  return (
    /\b(FATAL|PANIC): {2}(?!terminating connection|the database system is)(.+)/.exec(line)?.[2] ??
    null
  );
}

/** Redis marks notices of every kind with a hash sign: only trouble is worth a line. */
export function redisWarning(line: string): string | null {
  const notice = /^\d+:\w+ .{20,30} # (.+)/.exec(line)?.[1] ?? "";
  // Advice for dedicated servers; on a person's own machine there is nothing to do about it.
  if (notice.startsWith("WARNING")) return null;
  return /can't|could not|fail|error|out of memory/i.test(notice) ? notice : null;
}
