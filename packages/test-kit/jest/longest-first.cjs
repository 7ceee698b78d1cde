const Sequencer = require("@jest/test-sequencer").default;

/** Suites that take much longer than their file size suggests. They start first. */
const JOURNEYS = "pointer/((desk|phone)\\.(one|two)|on-the-way)|sign-in|sums|subscriber|gift-card";
const OTHERS = "catalogue|progress|supervise[.\\w]*|react-recurly|film-folder";
const LONG = new RegExp(`/(${JOURNEYS}|${OTHERS})\\.test\\.ts$`);

/**
 * Files in every shard: paying by card, keeping progress, who may see what, data folders of earlier
 * releases, the texts of planted weaknesses, and walks, which take turns by person.
 */
const ESSENTIAL = "card-field|journeys/progress|guards|conformance|old-data-folder|planted/texts";
const IN_EVERY_SHARD = new RegExp(`/(${ESSENTIAL}|pointer/(desk|phone)\\.(one|two))\\.test\\.ts$`);

const isInEveryShard = ({ path }) => IN_EVERY_SHARD.test(path);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }

  /** Deals the files out in turn, by path. Jest's own shards follow a hash and differ more in size. */
  shard(tests, { shardIndex, shardCount }) {
    const dealt = tests
      .filter((test) => !isInEveryShard(test))
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .filter((_, index) => index % shardCount === shardIndex - 1);
    return [...tests.filter(isInEveryShard), ...dealt];
  }
};
