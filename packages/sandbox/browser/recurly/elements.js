import { CardElement } from "./card-element.js";
import { Emitter } from "./emitter.js";

/** A set of elements that are tokenized together. */
export class Elements extends Emitter {
  /** @param {import("./recurly.js").Recurly} recurly */
  constructor(recurly) {
    super();
    this.recurly = recurly;
    /** @type {CardElement[]} */
    this.elements = [];
  }

  /** @param {Record<string, any>} [options] */
  CardElement(options) {
    return new CardElement(this, options);
  }

  /** @param {CardElement} element */
  add(element) {
    this.elements.push(element);
  }

  /** @param {CardElement} element */
  drop(element) {
    this.elements = this.elements.filter((entry) => entry !== element);
  }

  destroy() {
    for (const element of [...this.elements]) element.destroy();
    this.off();
  }
}
