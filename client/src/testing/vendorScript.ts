import { act, waitFor } from "@testing-library/react";

type Listener = (detail: object) => void;

class Emitter {
  readonly #listeners = new Map<string, Listener>();
  on(event: string, listener: Listener) {
    this.#listeners.set(event, listener);
    return this;
  }
  emit(event: string, detail: object) {
    this.#listeners.get(event)?.(detail);
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

/** Two buttons in place of the bank's page. */
class ThreeDSecure extends Emitter {
  attach(container: HTMLElement) {
    // React's strict mode attaches twice.
    container.replaceChildren();
    const button = (name: string, press: () => void) => {
      const element = document.createElement("button");
      element.textContent = name;
      element.onclick = press;
      container.append(element);
    };
    button("Approve", () => this.emit("token", { id: "result-1" }));
    button("Decline", () => this.emit("error", { message: "The bank said no." }));
  }
}

/** What the stub answers when a card is sent: a token, unless it refuses fields. */
export const vendorAnswer: { tokenId: string; refusedFields: readonly string[] } = {
  tokenId: "tok-1",
  refusedFields: [],
};

type Answer = (error: object | null, token?: object) => void;

class Recurly extends Emitter {
  configure() {}
  ready() {}
  token(_elements: object, _form: HTMLFormElement, answer: Answer) {
    const { tokenId, refusedFields: fields } = vendorAnswer;
    if (fields.length > 0) answer({ message: "The card is invalid.", fields });
    else answer(null, { id: tokenId });
  }
  /** The device has a wallet. */
  ApplePay() {
    return Object.assign(new Emitter(), { ready: (done: () => void) => done(), begin() {} });
  }
  Risk() {
    return { ThreeDSecure: () => new ThreeDSecure() };
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
