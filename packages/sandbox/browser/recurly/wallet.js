import { billingDetails, callApi, recurlyError } from "./api.js";
import { Emitter } from "./emitter.js";

const WALLET_MARK = "sandbox-wallet";

/** `?wallet=1` pays, `?wallet=fail` fails, `?wallet=0` removes the wallet. Stored per tab. */
function walletMode() {
  const asked = new URLSearchParams(location.search).get("wallet");
  if (asked !== null) sessionStorage.setItem(WALLET_MARK, asked);
  const mode = sessionStorage.getItem(WALLET_MARK);
  return mode === null || mode === "0" ? null : mode;
}

const SHEET_STYLE = `
  dialog { margin: auto auto 0; width: min(420px, 100%); box-sizing: border-box; border: 0;
    border-radius: 20px 20px 0 0; padding: 24px; background: #fff; color: #17111a;
    font: 16px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgba(8, 5, 10, .6); }
  h2 { margin: 0 0 4px; font-size: 18px; } p { margin: 0 0 16px; color: #574d5b; }
  dl { display: grid; grid-template-columns: 1fr auto; margin: 0 0 20px; }
  dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
  button { width: 100%; min-height: 48px; border-radius: 12px; border: 1px solid #17111a;
    font: inherit; font-weight: 600; background: #fff; color: inherit; cursor: pointer; }
  button:first-of-type { margin-bottom: 8px; background: #17111a; color: #fff; }
  button:focus-visible { outline: 3px solid #e0117d; outline-offset: 2px; }`;

/** A wallet sheet for devices without one. The page uses it like Apple Pay. */
export class ApplePay extends Emitter {
  /** @param {import("./recurly.js").Recurly} recurly @param {Record<string, any>} options */
  constructor(recurly, options) {
    super();
    this.recurly = recurly;
    this.options = options;
    this.mode = walletMode();
    this._ready = this.mode !== null;
    setTimeout(() => {
      if (this._ready) this.emit("ready");
      else this.emit("error", this.#unsupported());
    });
  }

  /** @param {() => void} [done] */
  ready(done) {
    if (!done) return;
    if (this._ready) setTimeout(done);
    else this.once("ready", done);
  }

  /** @param {() => void} [done] */
  begin(done) {
    if (!this._ready) {
      this.emit("error", this.#unsupported());
      return;
    }
    this.#showSheet();
    done?.();
  }

  #unsupported() {
    const message = "Apple Pay is not supported by this device or browser.";
    return recurlyError({ code: "apple-pay-not-supported", message });
  }

  #showSheet() {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    // The page's content security policy allows constructed style sheets, but not inline styles.
    const style = new CSSStyleSheet();
    style.replaceSync(SHEET_STYLE);
    root.adoptedStyleSheets = [style];
    const sheet = this.#sheet();
    root.append(sheet);
    document.body.append(host);
    sheet.addEventListener("close", () => {
      host.remove();
      if (sheet.returnValue === "pay") this.#pay();
      else this.emit("cancel");
    });
    sheet.showModal();
  }

  #sheet() {
    const { label = "", total = "0", currency = "USD" } = this.options;
    const sheet = document.createElement("dialog");
    sheet.setAttribute("aria-label", "Apple Pay, sandbox");
    const title = element("h2", "Apple Pay (sandbox)");
    const note = element("p", "A pretend wallet: no device card is used.");
    const list = document.createElement("dl");
    list.append(element("dt", label), element("dd", `${total} ${currency}`));
    const pay = element("button", "Pay");
    const cancel = element("button", "Cancel");
    pay.addEventListener("click", () => sheet.close("pay"));
    cancel.addEventListener("click", () => sheet.close("cancel"));
    sheet.append(title, note, list, pay, cancel);
    return sheet;
  }

  #pay() {
    if (this.mode === "fail") {
      const message = "The wallet could not complete the payment.";
      this.emit("error", recurlyError({ code: "apple-pay-payment-failure", message }));
      return;
    }
    const inputs = this.options.form ? billingDetails(this.options.form) : {};
    callApi(this.recurly.config, "/apple_pay/start", {})
      .then(() => callApi(this.recurly.config, "/apple_pay/token", inputs))
      .then(
        (token) => this.emit("token", token),
        (error) => this.emit("error", error),
      );
  }
}

/** @param {string} name @param {string} text */
function element(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
