import { sharePictureStack, shareStack } from "./shared-stack.mjs";

/**
 * Starts the stacks of a run one after the other, because the first one renders the films that all
 * play. A part waits only for its own stack.
 */
export class TestStacks {
  #started = [];
  #last = Promise.resolve();

  constructor(isFull, share = { journeys: shareStack, pictures: sharePictureStack }) {
    this.journeys = this.#start(share.journeys);
    this.attacks = isFull ? this.#start(share.journeys) : this.journeys;
    this.pictures = this.#start(share.pictures);
  }

  /** Returns the environment that names the stack, and how to start a fresh one. */
  #start(share) {
    const stack = this.#last.then(share);
    this.#started.push(stack);
    this.#last = stack.then(
      () => undefined,
      () => undefined,
    );
    stack.catch(() => undefined);
    return { env: async () => (await stack).env, stack: share };
  }

  async stop() {
    const stacks = await Promise.allSettled(this.#started);
    await Promise.all(stacks.map(({ value }) => value?.stop()));
  }
}
