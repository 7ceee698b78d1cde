/** The driver that the environment of the test has loaded. */
module.exports = globalThis.playwright;
