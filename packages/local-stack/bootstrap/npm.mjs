export function npmProgram() {
  const script = process.env.npm_execpath;
  const isNpm = script?.endsWith("npm-cli.js");
  return isNpm ? { command: process.execPath, first: [script] } : { command: "npm", first: [] };
}

export function fetchCounter(live, what) {
  let fetched = 0;
  return (line) => {
    if (!/ fetch GET 200 | \(cache hit\)/.test(line)) return;
    fetched += 1;
    live(`${fetched} ${what}`);
  };
}
