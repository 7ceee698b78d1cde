import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { measureProvider } from "./measure-provider";

class RefusedMail extends Error {
  readonly outcome = "refused";
}

class Shop {
  #sold = 0;
  readonly name = "shop";

  async buy(card: string) {
    if (card === "hangs") throw new Error(`no response for ${card}`);
    if (card === "mail") throw new RefusedMail(card);
    if (card === "lost") return { kind: "unknown" };
    if (card !== "good") return { kind: "declined" };
    this.#sold += 1;
    return { kind: "purchased", sold: this.#sold };
  }

  async cancel() {
    return "refused";
  }

  async films() {
    return new Map([["a", new Error("no clear response")]]);
  }

  async find() {
    return null;
  }

  sign(text: string): string {
    return `${text}, signed`;
  }
}

const metrics = collectMetrics();
afterAll(() => metrics.stop());
const shop = measureProvider("shop", new Shop());
const calls = (providerCall: string, outcome?: "ok" | "refused" | "failed") =>
  metrics.value(serviceMetrics.providerCallDuration, {
    provider: "shop",
    providerCall,
    ...(outcome ? { outcome } : {}),
  });

it("measures calls by outcome, and changes no result", async () => {
  expect(await shop.buy("good")).toEqual({ kind: "purchased", sold: 1 });
  expect(await shop.buy("good")).toEqual({ kind: "purchased", sold: 2 });
  expect(await shop.buy("4111 1111 1111 1111")).toEqual({ kind: "declined" });
  expect(await shop.buy("lost")).toEqual({ kind: "unknown" });
  await expect(shop.buy("hangs")).rejects.toThrow("no response for hangs");
  await expect(shop.buy("mail")).rejects.toThrow(RefusedMail);
  expect([await calls("buy", "ok"), await calls("buy", "refused")]).toEqual([2, 2]);
  expect(await calls("buy", "failed")).toBe(2);
  expect(await metrics.scrape()).not.toMatch(/4111|hangs/);
});

it("recognizes outcomes in words and maps, and that nothing was found", async () => {
  expect(await shop.cancel()).toBe("refused");
  await shop.films();
  expect(await shop.find()).toBeNull();
  expect(await calls("cancel", "refused")).toBe(1);
  expect(await calls("films", "failed")).toBe(1);
  expect(await calls("find", "ok")).toBe(1);
});

it("leaves properties and calls without a promise alone", async () => {
  expect([shop.name, shop.sign("a")]).toEqual(["shop", "a, signed"]);
  expect(await calls("sign")).toBeNull();
  expect(measureProvider("none", null)).toBeNull();
});
