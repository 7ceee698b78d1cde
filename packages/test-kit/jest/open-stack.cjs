const { openJourneyStack } = require("../dist/stacks/journey-stack.js");

module.exports = async () => {
  globalThis.journeyStack = await openJourneyStack();
};
