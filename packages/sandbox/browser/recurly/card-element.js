import { apiPath, apiUrl, recurlyError } from "./api.js";
import { Emitter } from "./emitter.js";

/** Card inputs in a separate frame. This side only receives the brand and the validity. */
export class CardElement extends Emitter {
  /** @param {import("./elements.js").Elements} elements @param {Record<string, any>} [options] */
  constructor(elements, options = {}) {
    super();
    this.elements = elements;
    this.options = options;
    this.state = emptyCardState();
    /** @type {HTMLElement | null} */
    this.container = null;
    /** @type {MessagePort | null} */
    this.port = null;
    /** @type {Map<number, (error: Error | null, token?: any) => void>} */
    this.waiting = new Map();
    this.lastRequestId = 0;
    elements.add(this);
  }

  /** @param {string | HTMLElement} target */
  attach(target) {
    this.remove();
    const parent = typeof target === "string" ? document.querySelector(target) : target;
    if (!parent) throw recurlyError({ code: "target-not-found", message: "No such element." });
    this.container = document.createElement("div");
    this.container.className = "recurly-element recurly-element-card";
    this.container.append(this.#frame());
    parent.append(this.container);
    return this;
  }

  /** @param {Record<string, any>} options */
  configure(options) {
    this.options = { ...this.options, ...options };
    this.#send({ type: "configure", config: this.#config() });
    return this;
  }

  focus() {
    this.#send({ type: "focus" });
    return this;
  }

  remove() {
    this.port?.close();
    this.port = null;
    this.container?.remove();
    this.container = null;
    this.state = emptyCardState();
    return this;
  }

  destroy() {
    this.remove();
    this.elements.drop(this);
    this.off();
    return this;
  }

  /**
   * The frame sends the number directly to the API and returns a token.
   * @param {Record<string, string>} inputs
   * @param {(error: Error | null, token?: any) => void} done
   */
  token(inputs, done) {
    if (!this.port) {
      done(recurlyError({ code: "elements-tokenize-not-possible", message: "Not attached." }));
      return;
    }
    this.lastRequestId += 1;
    const id = this.lastRequestId;
    this.waiting.set(id, done);
    this.#send({ type: "token", id, inputs });
  }

  #frame() {
    const { config } = this.elements.recurly;
    const frame = document.createElement("iframe");
    frame.title = "Card details";
    if (this.options.tabIndex) frame.tabIndex = Number(this.options.tabIndex);
    frame.style.cssText = "display:block;width:100%;height:100%;min-height:46px;border:0";
    frame.src = `${apiPath(config, "/field.html")}#config=${encodeURIComponent(this.#config())}`;
    frame.addEventListener("load", () => this.#connect(frame));
    return frame;
  }

  /** @param {HTMLIFrameElement} frame */
  #connect(frame) {
    const channel = new MessageChannel();
    this.port = channel.port1;
    channel.port1.onmessage = ({ data }) => this.#receive(data);
    const origin = apiUrl(this.elements.recurly.config).origin;
    frame.contentWindow?.postMessage({ type: "connect" }, origin, [channel.port2]);
  }

  /** @param {any} message */
  #receive(message) {
    if (message.type === "ready") this.emit("attach", this);
    else if (message.type === "token") this.#settle(message);
    else if (message.type === "state") this.#show(message.state);
    else if (message.type === "submit") {
      this.emit("submit", this);
      this.elements.emit("submit", this);
    }
  }

  /** @param {any} state */
  #show(state) {
    const hadFocus = this.state.focus;
    this.state = state;
    const classes = this.container?.classList;
    classes?.toggle("recurly-element-focus", state.focus);
    classes?.toggle("recurly-element-invalid", !state.valid && !state.empty && !state.focus);
    classes?.toggle("recurly-element-valid", state.valid);
    if (state.focus !== hadFocus) this.emit(state.focus ? "focus" : "blur", this);
    this.emit("change", state);
  }

  /** @param {{ id: number, token?: any, error?: import("./api.js").ApiProblem }} message */
  #settle({ id, token, error }) {
    const done = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) done?.(recurlyError(error));
    else done?.(null, token);
  }

  #config() {
    const { publicKey, required } = this.elements.recurly.config;
    return JSON.stringify({ ...this.options, publicKey, required });
  }

  /** @param {object} message */
  #send(message) {
    this.port?.postMessage(message);
  }
}

function emptyCardState() {
  const field = { valid: false, empty: true, focus: false };
  return {
    ...field,
    brand: "unknown",
    firstSix: "",
    lastFour: "",
    number: field,
    expiry: field,
    cvv: field,
  };
}
