const { rememberStyles } = require("./computedStyles.cjs");
const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with browser features that it lacks and Node has, because the router builds real requests. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
    rememberStyles(this.global);
  }
};
