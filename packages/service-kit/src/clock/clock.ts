/** The current time, handed to whoever decides by it, so that a test can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
