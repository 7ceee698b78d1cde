const Sequencer = require("@jest/test-sequencer").default;

/** Suites that take far longer than their size says; begun last, they would be waited for alone. */
const LONG =
  /\/(pointer\/(desk|phone)|catalogue|progress|supervise[.\w]*|react-recurly|film-folder)\.test\.ts$/;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
