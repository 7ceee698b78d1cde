import type { ReadyMadeMember } from "./ready-made-members";

/** What the last lines of a start need to know. */
export interface WelcomeFacts {
  readonly site: string;
  readonly sandbox: string;
  readonly members: readonly ReadyMadeMember[];
  /** Where the processes' logs are. */
  readonly runFolder: string;
}

const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};

/** The lines that end a start: where to go and who to be. */
export function welcome(facts: WelcomeFacts): string {
  const members = columns(
    facts.members.map(({ kind, email, password }) => [kind, email, password]),
  );
  const places = columns([
    ["Open", facts.site],
    ["Mailbox", `${facts.sandbox}/mailbox`],
    ["Traces", `${facts.sandbox}/traces`],
    ["Sandbox controls", `${facts.sandbox}/sandbox`],
    ["Logs", facts.runFolder],
  ]);
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  const signIn = members.length === 0 ? [] : ["", "Sign in as", ...indented(members)];
  return [
    "",
    "Eightcount runs.",
    ...indented(places),
    ...signIn,
    "",
    "Ctrl-C stops everything.",
  ].join("\n");
}
