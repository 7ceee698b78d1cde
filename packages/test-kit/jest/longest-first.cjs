const Sequencer = require("@jest/test-sequencer").default;

/** Suites that take much longer than their file size suggests. They start first. */
const JOURNEYS = "pointer/((desk|phone)\\.(one|two)|on-the-way)|sign-in|sums|subscriber|gift-card";
const OTHERS = "catalogue|progress|supervise[.\\w]*|react-recurly|film-folder";
const LONG = new RegExp(`/(${JOURNEYS}|${OTHERS})\\.test\\.ts$`);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
