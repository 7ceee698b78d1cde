const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with the parts of a browser it leaves out and Node has: the router builds real requests. */
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
  }
};
