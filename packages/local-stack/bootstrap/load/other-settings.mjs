/** Where something listens or is kept, and what the stack decides, is no part of the load. */
const IGNORED = /^(NODE_ENV|HOST|EIGHTCOUNT_LOAD_PUBLIC_KEY|.*PORT|.*_FOLDER)$/;
/** Keys that only some installations treat as a secret. */
const KEPT_BACK = /(KEY|SECRET|TOKEN|PASSWORD)$/;

/** A URL may hold a password, and a list of addresses belongs to people. */
const withoutPeople = (text) =>
  text.replace(/:\/\/.*@/s, "://[redacted]@").replace(/[^\s,;/@[\]]+@(?=[\w-])/g, "[redacted]@");

const parsed = ({ type }, text) => {
  const { success, data } = type.safeParse(text);
  return JSON.stringify(success ? data : text);
};

const standardOf = (key, standard) =>
  key.env in standard ? parsed(key, standard[key.env]) : JSON.stringify(key.default);

/**
 * The settings in `env` that differ from the defaults of the processes, or from those of a load in
 * `standard`. Knows only names that a process's configuration has, and no secrets.
 */
export function otherSettings(tables, { env, standard }) {
  const keys = tables.flatMap((table) => table.keys);
  const secrets = new Set(keys.filter(({ secret }) => secret).map((key) => key.env));
  const isKept = ({ env: name }) =>
    env[name] && !secrets.has(name) && !IGNORED.test(name) && !KEPT_BACK.test(name);
  const others = keys
    .filter(isKept)
    .filter((key) => parsed(key, env[key.env]) !== standardOf(key, standard))
    .map(({ env: name }) => [name, withoutPeople(env[name])]);
  return Object.fromEntries(others.toSorted(([one], [other]) => one.localeCompare(other)));
}
