import { findRecurlyWallet, type WalletLibrary } from "./recurlyWallet";

type Options = Parameters<WalletLibrary["ApplePay"]>[0];

function library() {
  const listeners = new Map<string, (detail: object) => void>();
  const requested: Options[] = [];
  let whenReady: () => void = () => undefined;
  const walletLibrary: WalletLibrary = {
    ApplePay(options) {
      requested.push(options);
      return {
        on: (event, listener) => listeners.set(event, listener),
        ready: (done) => {
          whenReady = done;
        },
        begin: () => undefined,
      };
    },
  };
  const emit = (event: string, detail: object = {}) => listeners.get(event)?.(detail);
  return { walletLibrary, requested, emit, ready: () => whenReady() };
}

const form = document.createElement("form");
const terms = { label: "Yearly", totalCents: 9_950, form };

async function found() {
  const { walletLibrary, requested, emit, ready } = library();
  const searching = findRecurlyWallet(walletLibrary, terms);
  ready();
  const pay = await searching;
  if (!pay) throw new Error("expected a wallet");
  return { pay, requested, emit };
}

describe("the provider's wallet", () => {
  it("FUN-CHK-05 a device that cannot pay has no wallet", async () => {
    const { walletLibrary, emit } = library();
    const searching = findRecurlyWallet(walletLibrary, terms);
    emit("error", { code: "apple-pay-not-supported" });
    expect(await searching).toBeNull();
  });

  it("FUN-CHK-07 is requested for the United States and US dollars", async () => {
    const { requested } = await found();
    const [options] = requested;
    expect(options).toEqual({
      country: "US",
      currency: "USD",
      label: "Yearly",
      total: "99.50",
      form,
    });
  });

  it.each([
    ["token", { id: "t" }, { kind: "token", token: { id: "t" } }],
    ["cancel", {}, { kind: "cancelled" }],
    ["error", { code: "apple-pay-payment-failure" }, { kind: "failed", reason: "payment" }],
    ["error", { code: "invalid-token" }, { kind: "failed", reason: "other" }],
  ])("%s %j ends a payment", async (event, detail, result) => {
    const { pay, emit } = await found();
    const paying = pay();
    emit(event, detail);
    expect(await paying).toEqual(result);
  });

  it("can be reopened after closing", async () => {
    const { pay, emit } = await found();
    const first = pay();
    emit("cancel");
    await first;
    const second = pay();
    emit("token", { id: "t2" });
    expect(await second).toEqual({ kind: "token", token: { id: "t2" } });
  });
});
