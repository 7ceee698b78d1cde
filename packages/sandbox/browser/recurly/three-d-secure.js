import { apiPath, apiUrl, callApi, recurlyError } from "./api.js";
import { Emitter } from "./emitter.js";

/** Shows the challenge of an action token and exchanges the outcome for a result token. */
export class ThreeDSecure extends Emitter {
  /** @param {import("./recurly.js").Recurly} recurly @param {{ actionTokenId: string }} options */
  constructor(recurly, { actionTokenId }) {
    super();
    this.recurly = recurly;
    this.actionTokenId = actionTokenId;
    /** @type {HTMLIFrameElement | null} */
    this.frame = null;
    /** @param {MessageEvent} event */
    this.listen = (event) => this.#receive(event);
  }

  /** @param {HTMLElement} target */
  attach(target) {
    this.remove();
    const query = new URLSearchParams({ three_d_secure_action_token_id: this.actionTokenId });
    this.frame = document.createElement("iframe");
    this.frame.title = "3-D Secure: confirm with your bank";
    this.frame.style.cssText = "display:block;width:100%;height:380px;border:0";
    this.frame.src = apiPath(this.recurly.config, `/three_d_secure/mock?${query}`);
    target.append(this.frame);
    addEventListener("message", this.listen);
    return this;
  }

  remove() {
    removeEventListener("message", this.listen);
    this.frame?.remove();
    this.frame = null;
    return this;
  }

  /** @param {MessageEvent} event */
  #receive(event) {
    const { config } = this.recurly;
    if (event.source !== this.frame?.contentWindow || event.origin !== apiUrl(config).origin)
      return;
    if (typeof event.data?.height === "number") {
      this.frame.style.height = `${event.data.height}px`;
      return;
    }
    this.remove();
    if (event.data?.success !== true) {
      const message = "We could not authenticate your payment method.";
      this.emit("error", recurlyError({ code: "3ds-auth-error", message }));
      return;
    }
    callApi(config, "/tokens", {
      type: "three_d_secure_action_result",
      three_d_secure_action_token_id: this.actionTokenId,
      results: { success: true },
    }).then(
      (token) => this.emit("token", token),
      (error) => this.emit("error", error),
    );
  }
}
