import { sharePictureStack, shareStack, shareUntracedStack } from "./shared-stack.mjs";

const SHARED = {
  traced: shareStack,
  journeys: shareUntracedStack,
  pictures: sharePictureStack,
};

/** Starts one stack after the other, because the first one renders the films that all play. */
export class TestStacks {
  #stops = [];
  #last = Promise.resolve();

  constructor(isFull, share = SHARED) {
    this.traced = this.#start(share.traced);
    this.journeys = this.#start(share.journeys);
    this.attacks = isFull ? this.#start(share.journeys) : this.journeys;
    this.pictures = this.#start(share.pictures);
  }

  /** Returns the environment that names the stack, how to stop it early, and how to start a fresh one. */
  #start(share) {
    const stack = this.#last.then(share);
    this.#last = stack.then(
      () => undefined,
      () => undefined,
    );
    stack.catch(() => undefined);
    let stopped;
    const stop = () => {
      stopped ??= stack.then((one) => one.stop());
      return stopped;
    };
    this.#stops.push(stop);
    return { env: async () => (await stack).env, stack: share, stop };
  }

  /** A stack that did not start has nothing to stop. */
  async stop() {
    await Promise.allSettled(this.#stops.map((stop) => stop()));
  }
}
