/** Distinct colors with at least 3:1 contrast to the page's background. */
const colours = [
  "#FF5CAD",
  "#8FC7FF",
  "#5FE0A6",
  "#FFCB57",
  "#C7A6FF",
  "#FF8A7A",
  "#8CF5DB",
  "#F2E3C9",
] as const;

const known: Readonly<Record<string, number>> = {
  client: 0,
  browser: 0,
  gateway: 1,
  accounts: 2,
  catalogue: 3,
  viewing: 4,
  billing: 5,
  workers: 6,
  sandbox: 7,
};

const HASH_FACTOR = 31;

export function serviceColor(service: string): string {
  const name = service.replace(/^eightcount[-.]/, "");
  let hash = known[name];
  if (hash === undefined) {
    hash = [...name].reduce((sum, letter) => sum * HASH_FACTOR + letter.charCodeAt(0), 7);
  }
  return colours[Math.abs(hash) % colours.length] ?? colours[0];
}
