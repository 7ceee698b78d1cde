/** Command and first arguments that run npm: the npm that started us, otherwise the one on the path. */
export function npmProgram() {
  const script = process.env.npm_execpath;
  const isNpm = script?.endsWith("npm-cli.js");
  return isNpm ? { command: process.execPath, first: [script] } : { command: "npm", first: [] };
}

/** Reads npm's lines at `--loglevel=http` and reports how many responses there were so far. */
export function fetchCounter(live, what) {
  let fetched = 0;
  return (line) => {
    if (!/ fetch GET 200 | \(cache hit\)/.test(line)) return;
    fetched += 1;
    live(`${fetched} ${what}`);
  };
}
