import { type Names, PublicNames } from "./publicNames.ts";

const NAMES: Names = {
  style: ["Hip Hop", "Salsa"],
  playlist: ["Café"],
  instructor: ["Dex Okafor"],
};

function open(read: () => Promise<Names> = async () => NAMES) {
  const world = { now: 0, reads: 0, read };
  const names = new PublicNames(
    () => {
      world.reads += 1;
      return world.read();
    },
    () => world.now,
  );
  return { world, names };
}

describe("names of public pages", () => {
  it("ROUTE-40 are matched like in the catalog, each within its own kind", async () => {
    const { names } = open();
    expect(await names.has("style", "hip-hop")).toBe(true);
    expect(await names.has("playlist", "Cafe")).toBe(true);
    expect(await names.has("style", "Dex-Okafor")).toBe(false);
  });

  it("are read once per half minute, whatever the number of requests", async () => {
    const { world, names } = open();
    await Promise.all([names.has("style", "Salsa"), names.has("style", "Salsa"), names.all()]);
    world.now = 29_000;
    await names.has("style", "Salsa");
    expect(world.reads).toBe(1);
    world.now = 31_000;
    await names.has("style", "Salsa");
    expect(world.reads).toBe(2);
  });

  it("never delay a page, neither during a refresh nor on a slow graph", async () => {
    const { world, names } = open();
    await names.all();
    world.read = () => new Promise(() => undefined);
    world.now = 31_000;
    const later = new Promise((resolve) => setImmediate(resolve, "later"));
    expect(await Promise.race([names.has("style", "Salsa"), later])).toBe(true);
    // This one resolves only because it stops waiting.
    world.now = 61_000;
    expect(await names.has("style", "Salsa")).toBe(true);
  });

  it("are read at most once per five seconds for unknown names", async () => {
    const { world, names } = open();
    for (let at = 0; at <= 5_000; at += 100) {
      world.now = at;
      expect(await names.has("style", `No-${at}`)).toBe(false);
    }
    expect(world.reads).toBe(1);
  });

  it("include a new one within five seconds", async () => {
    const { world, names } = open();
    expect(await names.has("style", "Krump")).toBe(false);
    world.read = async () => ({ ...NAMES, style: ["Krump"] });
    world.now = 5_001;
    expect(await names.has("style", "Krump")).toBe(true);
  });

  it("CAT-STY-07 omit a hidden name after a minute, like an unknown one", async () => {
    const { world, names } = open();
    expect(await names.has("style", "Salsa")).toBe(true);
    world.read = async () => ({ ...NAMES, style: ["Hip Hop"] });
    world.now = 61_000;
    expect(await names.has("style", "Salsa")).toBe(false);
  });

  it("count as known while the graph is down, which is queried again after five seconds", async () => {
    const { world, names } = open(async () => Promise.reject(new Error("away")));
    expect(await names.has("style", "Krump")).toBe(true);
    expect(await names.all()).toBeNull();
    expect(world.reads).toBe(1);
    world.read = async () => NAMES;
    world.now = 5_001;
    expect(await names.has("style", "Krump")).toBe(false);
  });

  it("count as known again if the last list is a minute old and the graph is down", async () => {
    const { world, names } = open();
    await names.all();
    world.read = async () => Promise.reject(new Error("away"));
    world.now = 61_000;
    expect(await names.has("style", "Krump")).toBe(true);
    expect(await names.all()).toEqual(NAMES);
  });
});
