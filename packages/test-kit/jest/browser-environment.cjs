const { TestEnvironment } = require("jest-environment-node");
const playwright = require("playwright-core");

/** Loads the driver once per worker. Loading it in each test file would take half a second. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.playwright = playwright;
  }
};
