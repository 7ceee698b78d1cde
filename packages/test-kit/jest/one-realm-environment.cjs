const { ModernFakeTimers } = require("@jest/fake-timers");
const { ModuleMocker } = require("jest-mock");

/** What the product's modules register in shared packages as they load. */
const REGISTERED = ["TypeGraphQLMetadataStorage", Symbol.for("opentelemetry.js.api.1")];

/** Where Jest keeps a file's tests and listeners. Those of the next file would be added to them. */
const OF_JEST =
  /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|(RETRY|WAIT|LOG_ERRORS)_\w+)$/;

/** Runs files in the worker's own realm, so that they share packages. Restores the environment. */
module.exports = class OneRealmEnvironment {
  #variables = { ...process.env };

  constructor({ projectConfig: config }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {
    for (const name of REGISTERED) Reflect.deleteProperty(globalThis, name);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_JEST.test(symbol.description)) Reflect.deleteProperty(globalThis, symbol);
    }
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#variables)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  getVmContext() {
    return globalThis;
  }
};
