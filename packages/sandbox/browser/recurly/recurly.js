import { billingDetails, recurlyError } from "./api.js";
import { CardElement } from "./card-element.js";
import { Elements } from "./elements.js";
import { Emitter } from "./emitter.js";
import { ThreeDSecure } from "./three-d-secure.js";
import { ApplePay } from "./wallet.js";

const scriptUrl = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src;

/** The part of the provider's browser library that @recurly/react-recurly 2.0.1 uses. */
export class Recurly extends Emitter {
  constructor() {
    super();
    this.version = "4.43.0-sandbox";
    this.configured = false;
    this.config = {
      publicKey: "",
      api: new URL("/recurly/js/v1", scriptUrl ?? location.href).href,
      currency: "USD",
      /** @type {string[]} */
      required: [],
    };
  }

  /** @param {Record<string, any> | string} options */
  configure(options) {
    Object.assign(this.config, typeof options === "string" ? { publicKey: options } : options);
    if (!this.config.publicKey) {
      throw recurlyError({ code: "missing-public-key", message: "publicKey is required." });
    }
    this.configured = true;
    return this;
  }

  /** @param {() => void} done */
  ready(done) {
    done();
  }

  report() {}

  Elements() {
    // useRecurly() returns copies, but elements belong to the configured instance.
    return new Elements(this);
  }

  /**
   * @param {Elements} elements
   * @param {HTMLFormElement | Record<string, string>} details
   * @param {(error: Error | null, token?: any) => void} done
   */
  token(elements, details, done) {
    const card = elements.elements.find((entry) => entry instanceof CardElement);
    if (card) card.token(billingDetails(details), done);
    else
      done(recurlyError({ code: "elements-tokenize-not-possible", message: "No card element." }));
  }

  Risk() {
    return {
      /** @param {{ actionTokenId: string }} options */
      ThreeDSecure: (options) => new ThreeDSecure(this, options),
    };
  }

  /** @param {Record<string, any>} options */
  ApplePay(options) {
    return new ApplePay(this, options);
  }
}

Object.assign(window, { recurly: Object.assign(new Recurly(), { Recurly }) });
