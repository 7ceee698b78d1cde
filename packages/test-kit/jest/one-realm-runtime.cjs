const { createRequire } = require("node:module");
const { compileFunction } = require("node:vm");
const { default: Runtime } = require("jest-runtime");

/** Packages, and the generated database clients, which take as long to load. */
const SHARED = /\/node_modules\/|\/src\/generated\/client\//;

const load = createRequire(__filename);

/** Loads packages once per worker. Once per file, they would take half of all suites' time. */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isActual) {
    const shared = options?.isInternalModule ? null : this.#sharedPath(from, name);
    return shared ? load(shared) : super.requireModule(from, name, options, isActual);
  }

  #sharedPath(from, name) {
    if (!name || this._resolution.isCoreModule(name)) return null;
    if (this._resolution.resolveCjsStub(from, name)) return null;
    const file = this._resolution.resolveCjs(from, name);
    return SHARED.test(file) ? file : null;
  }
};
