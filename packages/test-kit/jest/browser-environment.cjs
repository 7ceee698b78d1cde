const { TestEnvironment } = require("jest-environment-node");
const playwright = require("playwright-core");

/**
 * Node with the driver of a browser, which is loaded once for all test files of a worker. Each would
 * take half a second to load a copy of its own, and every call through it would be slower.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.playwright = playwright;
  }
};
