const PINO_WARN = 40;

interface LogEntry {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

function parsed(line: string): LogEntry | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Returns a log line's message with its error's; any other line unchanged. */
function spoken(line: string): string {
  const entry = parsed(line);
  return [entry?.msg, entry?.err?.message].filter(Boolean).join(": ") || line;
}

/** Returns the message of a pino line at warn or above. */
export function pinoWarning(line: string): string | null {
  return (parsed(line)?.level ?? 0) >= PINO_WARN ? spoken(line) : null;
}

const MOST_WORDS = 12;

/**
 * Returns what explains the end of a process: its last warnings and lines of plain text, or without
 * any its last lines.
 */
export function lastWords(recent: readonly string[]): readonly string[] {
  const telling = recent.filter((line) => (parsed(line)?.level ?? PINO_WARN) >= PINO_WARN);
  return (telling.length > 0 ? telling : recent).slice(-MOST_WORDS).map(spoken);
}

/** Returns why PostgreSQL cannot continue; its ERROR lines are responses to a client. */
export function postgresWarning(line: string): string | null {
  return (
    /\b(FATAL|PANIC): {2}(?!terminating connection|the database system is)(.+)/.exec(line)?.[2] ??
    null
  );
}

/** Returns a notice of Redis about a failure; the hash sign marks harmless ones too. */
export function redisWarning(line: string): string | null {
  const notice = /^\d+:\w+ .{20,30} # (.+)/.exec(line)?.[1] ?? "";
  // Advice for dedicated servers; this is a developer's machine.
  if (notice.startsWith("WARNING")) return null;
  return /can't|could not|fail|error|out of memory/i.test(notice) ? notice : null;
}
