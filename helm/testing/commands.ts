// Blocks of every language, so that the end of one is not taken for the beginning of another.
const BLOCK = /^( *)```(\w*)\n([\s\S]*?)^\1```$/gm;

/** The lines of a page's command blocks, with continuations joined and loops written out. */
export function commandsIn(page: string): readonly string[] {
  const blocks = [...page.matchAll(BLOCK)].flatMap(([, , language = "", text = ""]) =>
    ["", "sh"].includes(language) ? [text] : [],
  );
  return blocks.flatMap((block) => {
    const lines = block.replaceAll(/\\\n\s*/g, "").split("\n");
    return lines.flatMap((line) => writtenOut(line, block)).map((line) => line.trim());
  });
}

/** `$name` takes every value that a loop of the same block gives it. */
function writtenOut(line: string, block: string): readonly string[] {
  const loop = [...block.matchAll(/for (\w+) in ([^;]+);/g)].find(([, name]) =>
    new RegExp(`\\$\\{?${name}\\b`).test(line),
  );
  if (!loop) return [line];
  const [, name = "", values = ""] = loop;
  return values
    .trim()
    .split(/\s+/)
    .map((value) => line.replaceAll(new RegExp(`\\$\\{?${name}\\b\\}?`, "g"), value));
}

/** Every kubectl command of a page, also those within other commands and within sentences. */
export function kubectlCommandsIn(page: string): readonly string[] {
  const inBlocks = commandsIn(page).flatMap((line) => /kubectl .*/.exec(line)?.[0] ?? []);
  // A sentence that only mentions a command, such as `kubectl patch`, gives it no arguments.
  const inSentences = page.replaceAll(BLOCK, "").matchAll(/`(kubectl [^\s`]+ [^`\n]+)`/g);
  return [...inBlocks, ...[...inSentences].map(([, command = ""]) => command)];
}

export interface NamedObject {
  readonly kind: string;
  readonly name: string;
}

const KINDS: Readonly<Record<string, string>> = {
  deployment: "Deployment",
  statefulset: "StatefulSet",
  service: "Service",
  externalsecret: "ExternalSecret",
  secret: "Secret",
  job: "Job",
  "clusters.postgresql.cnpg.io": "Cluster",
  "scheduledbackups.postgresql.cnpg.io": "ScheduledBackup",
  "databases.postgresql.cnpg.io": "Database",
  "objectstores.barmancloud.cnpg.io": "ObjectStore",
};

/** KIND/NAME, such as deployment/eightcount-gateway. */
const withSlash = (word: string): readonly NamedObject[] => {
  const [kind = "", name] = word.split("/");
  return name !== undefined && kind in KINDS ? [{ kind: KINDS[kind] ?? "", name }] : [];
};

/** The names that follow a kind, such as get secret redis postgres-backup. */
function afterKind(words: readonly string[]): readonly NamedObject[] {
  const named: NamedObject[] = [];
  let kind: string | undefined;
  for (const word of words) {
    const isName = /^[a-z][a-z0-9-]*$/.test(word) && !(word in KINDS);
    if (kind && isName) named.push({ kind, name: word });
    if (!isName) kind = KINDS[word];
  }
  return named;
}

/** Every object that a kubectl command names. Objects that it makes have any name. */
export function objectsNamedIn(command: string): readonly NamedObject[] {
  if (!command.startsWith("kubectl ") || / create /.test(command)) return [];
  const [own = ""] = command.split(" -- ");
  const words = own.replaceAll('"', "").split(/\s+/);
  const pod = /exec .*?([a-z-]+)-0( |$)/.exec(own)?.[1];
  const stateful = pod ? [{ kind: "StatefulSet", name: pod }] : [];
  return [...words.flatMap(withSlash), ...afterKind(words), ...stateful];
}
