import { sharePictureStack, shareStack, shareUntracedStack } from "./shared-stack.mjs";

const SHARED = {
  traced: shareStack,
  journeys: shareUntracedStack,
  pictures: sharePictureStack,
};

/**
 * The attacks on a stack run one at a time and mostly wait. So that they end in time, other tests
 * and their stacks give way to them.
 */
export const nicenessOfOthers = (isFull) => (isFull ? 5 : 0);

/**
 * Starts each stack when a part first needs it, because idle ones use the processor, too. One after
 * the other, because the first one renders the films that all play.
 */
export class TestStacks {
  #stops = [];
  #last = Promise.resolve();

  constructor(isFull, share = SHARED) {
    const niceness = nicenessOfOthers(isFull);
    this.traced = this.#plan(share.traced, niceness);
    this.journeys = this.#plan(share.journeys, niceness);
    this.attacks = isFull
      ? [this.#plan(share.journeys, 0), this.#plan(share.journeys, 0)]
      : [this.journeys];
    this.pictures = this.#plan(share.pictures, niceness);
  }

  /** Returns the environment that names the stack, how to stop it early, and how to start a fresh one. */
  #plan(share, niceness) {
    let stack;
    const env = async () => {
      stack ??= this.#start(() => share(niceness));
      return (await stack).env;
    };
    let stopped;
    const stop = () => {
      stopped ??= stack?.then((one) => one.stop());
      return stopped;
    };
    this.#stops.push(stop);
    return { env, stack: () => share(niceness), stop };
  }

  #start(share) {
    const stack = this.#last.then(share);
    this.#last = stack.then(
      () => undefined,
      () => undefined,
    );
    return stack;
  }

  /** A stack that did not start has nothing to stop. */
  async stop() {
    await Promise.allSettled(this.#stops.map((stop) => stop()));
  }
}
