const { openJourneyStack } = require("../dist/testing/journeys/journey-stack.js");

module.exports = async () => {
  globalThis.journeyStack = await openJourneyStack();
};
