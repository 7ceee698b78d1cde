import { act, waitFor } from "@testing-library/react";

class Emitter {
  on() {
    return this;
  }
}

class CardElement extends Emitter {
  #box = document.createElement("div");
  attach(container: HTMLElement) {
    this.#box.className = "recurly-element recurly-element-card";
    this.#box.append(document.createElement("iframe"));
    container.append(this.#box);
  }
  configure() {}
  destroy() {
    this.#box.remove();
  }
}

class Recurly extends Emitter {
  configure() {}
  ready() {}
  token() {}
  /** The device has a wallet. */
  ApplePay() {
    return Object.assign(new Emitter(), { ready: (done: () => void) => done(), begin() {} });
  }
  Elements() {
    return Object.assign(new Emitter(), { recurly: this, CardElement: () => new CardElement() });
  }
}

/** Delivers a stub of the card vendor's script, which is enough for a page to show its form. */
export async function deliverVendorScript(): Promise<void> {
  // The script loads once per document, however many pages a test opens.
  const scriptElement = () => document.head.querySelector("script");
  await waitFor(() => expect(scriptElement()).not.toBeNull());
  Object.assign(window, { recurly: { Recurly } });
  await act(async () => void scriptElement()?.dispatchEvent(new Event("load")));
}
