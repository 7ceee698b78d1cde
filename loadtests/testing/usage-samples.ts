interface Node {
  readonly cpu?: number | null;
  readonly active: number;
  readonly idle: number;
  readonly collecting?: number | null;
  readonly delayP99?: number | null;
}

/** What `make load` reads of a stack at one moment, in seconds since a run began. */
export const aSample = (
  second: number,
  parts: {
    readonly metrics: Readonly<Record<string, Node | null>>;
    readonly cpu?: Readonly<Record<string, number>>;
    readonly busy?: number | null;
  },
) => ({
  at: second * 1_000,
  busy: parts.busy === undefined ? 0 : parts.busy,
  cpu: parts.cpu ?? {},
  metrics: parts.metrics,
});

/** A process that has been busy for `active` of the seconds that it has run. */
export const loopOf = (active: number, uptime: number, others: Partial<Node> = {}): Node => ({
  ...{ cpu: active, active, idle: uptime - active, collecting: active / 10, delayP99: 0.051 },
  ...others,
});
