module.exports = () => globalThis.journeyStack?.stop();
