import { sharePictureStack, shareStack, shareUntracedStack } from "./shared-stack.mjs";

const SHARED = {
  traced: shareStack,
  journeys: shareUntracedStack,
  pictures: sharePictureStack,
};

/**
 * Starts each stack when a part first needs it, because idle ones use the processor, too. One after
 * the other, because the first one renders the films that all play.
 */
export class TestStacks {
  #stops = [];
  #last = Promise.resolve();

  constructor(isFull, share = SHARED) {
    this.traced = this.#plan(share.traced);
    this.journeys = this.#plan(share.journeys);
    this.attacks = isFull ? this.#plan(share.journeys) : this.journeys;
    this.pictures = this.#plan(share.pictures);
  }

  /** Returns the environment that names the stack, how to stop it early, and how to start a fresh one. */
  #plan(share) {
    let stack;
    const env = async () => {
      stack ??= this.#start(share);
      return (await stack).env;
    };
    let stopped;
    const stop = () => {
      stopped ??= stack?.then((one) => one.stop());
      return stopped;
    };
    this.#stops.push(stop);
    return { env, stack: share, stop };
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
