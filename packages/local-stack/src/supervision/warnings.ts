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

function messageOf(line: string): string {
  const entry = parsed(line);
  return [entry?.msg, entry?.err?.message].filter(Boolean).join(": ") || line;
}

export function pinoWarning(line: string): string | null {
  return (parsed(line)?.level ?? 0) >= PINO_WARN ? messageOf(line) : null;
}

const MAX_LINES = 12;

/** Prefers warnings and plain text. Without any, returns the last lines. */
export function outputExcerpt(recent: readonly string[]): readonly string[] {
  const warnings = recent.filter((line) => (parsed(line)?.level ?? PINO_WARN) >= PINO_WARN);
  return (warnings.length > 0 ? warnings : recent).slice(-MAX_LINES).map(messageOf);
}

/** Ignores ERROR lines, which only concern one client's query. */
export function postgresWarning(line: string): string | null {
  return (
    /\b(FATAL|PANIC): {2}(?!terminating connection|the database system is)(.+)/.exec(line)?.[2] ??
    null
  );
}

/** Filters by words, because the hash sign also marks harmless notices. */
export function redisWarning(line: string): string | null {
  const notice = /^\d+:\w+ .{20,30} # (.+)/.exec(line)?.[1] ?? "";
  // Advice for dedicated servers does not apply to a developer's machine.
  if (notice.startsWith("WARNING")) return null;
  return /can't|could not|fail|error|out of memory/i.test(notice) ? notice : null;
}
