import { addressOf } from "./caller.ts";

it("everyone has an address of their own, in the range that is reserved for benchmarks", () => {
  const addresses = Array.from({ length: 100_000 }, (_, number) => addressOf(number));
  expect(new Set(addresses).size).toBe(100_000);
  expect(addresses.filter((address) => !/^198\.1[89](\.\d{1,3}){2}$/.test(address))).toEqual([]);
  expect([addressOf(0), addressOf(131_071), addressOf(131_072)]).toEqual([
    "198.18.0.0",
    "198.19.255.255",
    "198.18.0.0",
  ]);
});
