// The part of the vendor's browser API that explicitly rendered boxes use.
(() => {
  const TOKEN_LIFE_MS = 2 * 60_000;
  const script = /** @type {HTMLScriptElement} */ (
    document.querySelector('script[src*="/recaptcha/api.js"]')
  );
  const frames = new URL("api2/", script.src);

  /**
   * @typedef {object} Parameters
   * @property {string} sitekey
   * @property {string} [theme]
   * @property {string} [size]
   * @property {(token: string) => void} [callback]
   * @property {() => void} [expired-callback]
   * @property {() => void} [error-callback]
   */

  /**
   * @typedef {object} Widget
   * @property {HTMLIFrameElement} frame
   * @property {Parameters} parameters
   * @property {string} token
   * @property {ReturnType<typeof setTimeout>} [expiry]
   */

  /** @type {Widget[]} */
  const widgets = [];

  /** @param {number} id */
  function widgetOf(id) {
    const widget = widgets[id];
    if (!widget) throw new Error("Invalid site key or not loaded in api.js");
    return widget;
  }

  /** @param {Widget} widget @param {boolean} isExpired */
  function empty(widget, isExpired) {
    clearTimeout(widget.expiry);
    widget.token = "";
    widget.frame.contentWindow?.postMessage({ type: "reset", isExpired }, frames.origin);
  }

  /** @param {HTMLElement} container @param {Parameters} parameters */
  function render(container, parameters) {
    const { sitekey, theme = "light", size = "normal" } = parameters;
    if (container.childElementCount > 0) {
      throw new Error("reCAPTCHA has already been rendered in this element");
    }
    const frame = document.createElement("iframe");
    frame.title = "reCAPTCHA";
    [frame.width, frame.height] = size === "compact" ? ["164", "144"] : ["304", "78"];
    frame.style.border = "0";
    const query = new URLSearchParams({ k: sitekey, theme, origin: location.origin });
    frame.src = `${new URL("anchor", frames)}?${query}`;
    container.append(frame);
    return widgets.push({ frame, parameters, token: "" }) - 1;
  }

  addEventListener("message", ({ source, origin, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    if (!widget || origin !== frames.origin) return;
    if (data.type === "error") widget.parameters["error-callback"]?.();
    if (data.type !== "token") return;
    widget.token = data.token;
    widget.expiry = setTimeout(() => {
      empty(widget, true);
      widget.parameters["expired-callback"]?.();
    }, TOKEN_LIFE_MS);
    widget.parameters.callback?.(data.token);
  });

  const api = {
    render,
    /** @param {number} [id] */
    reset: (id = 0) => empty(widgetOf(id), false),
    /** @param {number} [id] */
    getResponse: (id = 0) => widgetOf(id).token,
  };

  /** @type {(() => void)[] | null} */
  let waiting = [];
  /** @type {any} */
  const grecaptcha = {
    /** @param {() => void} callback */
    ready(callback) {
      if (waiting) waiting.push(callback);
      else callback();
    },
  };
  /** @type {any} */ (window).grecaptcha = grecaptcha;
  // The vendor's script loads a second one. Until that has run, only `ready` exists.
  setTimeout(() => {
    Object.assign(grecaptcha, api);
    for (const callback of waiting ?? []) callback();
    waiting = null;
  });
})();
