import { ConcurrencyGate } from "./concurrency-gate";
import { PasswordHashingService } from "./password-hashing.service";

describe("password hashing", () => {
  const passwords = new PasswordHashingService();

  it("uses argon2id with 19 MiB, two passes and a salt of its own", async () => {
    const [one, two] = await Promise.all([
      passwords.hash("Dance123!"),
      passwords.hash("Dance123!"),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches(one, "Dance123!")).toBe(true);
    expect(await passwords.matches(one, "Dance123?")).toBe(false);
    expect(passwords.isOutdated(one)).toBe(false);
  });

  it("uses the password exactly as typed: nothing is trimmed, cut, folded, or normalized", async () => {
    const typed = ` Da\u0301nce\u0000123! ${"x".repeat(200)}`;
    const hash = await passwords.hash(typed);
    expect(await passwords.matches(hash, typed)).toBe(true);
    const others = [
      typed.trim(),
      typed.slice(0, 72),
      typed.slice(0, -1),
      typed.toLowerCase(),
      typed.normalize("NFC"),
      typed.replace("\0", ""),
    ];
    for (const other of others) expect(await passwords.matches(hash, other)).toBe(false);
  });
});

describe("the concurrency gate", () => {
  it("limits concurrency and eventually runs all work, including failures", async () => {
    const gate = new ConcurrencyGate(2);
    let inside = 0;
    let most = 0;
    const work = async (nth: number) => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
      if (nth % 3 === 0) throw new Error("no");
      return nth;
    };
    const all = await Promise.allSettled(
      Array.from({ length: 9 }, (_, nth) => gate.run(() => work(nth))),
    );
    expect(most).toBe(2);
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  });
});
