module.exports = () => globalThis.testServers?.close();
