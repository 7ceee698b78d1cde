import type { ReadyMadeMember } from "./ready-made-members";

export interface WelcomeFacts {
  readonly site: string;
  readonly networkSites: readonly string[];
  readonly sandbox: string;
  readonly members: readonly ReadyMadeMember[];
  readonly runFolder: string;
  /** Of the supervisor, which stops everything when it gets a signal. */
  readonly pid: number;
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

function signInLines(members: readonly ReadyMadeMember[]): readonly string[] {
  const [first] = members;
  if (!first) return [];
  const isShared = members.every(({ password }) => password === first.password);
  const rows = columns(
    members.map(({ kind, email, password }) =>
      isShared ? [kind, email] : [kind, email, password],
    ),
  );
  const title = isShared ? `Sign in with the password ${first.password} as` : "Sign in as";
  return ["", title, ...rows.map((row) => `  ${row}`)];
}

export function welcome(facts: WelcomeFacts): string {
  const places = columns([
    ["Open", facts.site],
    ...facts.networkSites.map((site) => ["On your network", site]),
    ["Mailbox", `${facts.sandbox}/mailbox`],
    ["Traces, charts", `${facts.sandbox}/traces`],
    ["Sandbox controls", `${facts.sandbox}/sandbox`],
    ["Logs", facts.runFolder],
  ]);
  return [
    "",
    "Eightcount is running.",
    ...places.map((row) => `  ${row}`),
    ...signInLines(facts.members),
    "",
    `Press Ctrl-C to stop everything. From another shell: kill ${facts.pid}`,
  ].join("\n");
}
