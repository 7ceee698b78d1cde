/** Set by browser-environment.cjs. */
module.exports = globalThis.playwright;
