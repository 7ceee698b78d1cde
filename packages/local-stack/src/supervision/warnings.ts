const PINO_WARN = 40;

function parsed(line: string): { level?: number; msg?: string; err?: { message?: string } } | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** What a pino line says, with its error's message; any other line as it is. */
function spoken(line: string): string {
  const entry = parsed(line);
  return [entry?.msg, entry?.err?.message].filter(Boolean).join(": ") || line;
}

/** The message of a pino line at warn or above. */
export function pinoWarning(line: string): string | null {
  const entry = parsed(line);
  return entry && (entry.level ?? 0) >= PINO_WARN ? spoken(line) : null;
}

const MOST_WORDS = 12;

/**
 * What a process said before its end that tells why: what is no routine line, a warning or plain
 * text; without any, simply its last lines.
 */
export function lastWords(recent: readonly string[]): readonly string[] {
  const telling = recent.filter((line) => (parsed(line)?.level ?? PINO_WARN) >= PINO_WARN);
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
