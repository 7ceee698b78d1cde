import { type Attributes, createNoopMeter, type Meter, metrics } from "@opentelemetry/api";

export interface RecordedCounts {
  of(metric: { readonly name: string }): readonly Attributes[];
  forget(): void;
  stop(): void;
}

export function recordCounts(): RecordedCounts {
  let counted: { readonly name: string; readonly attributes: Attributes }[] = [];
  const meter: Meter = Object.create(createNoopMeter());
  meter.createCounter = (name: string) => ({
    add: (value: number, attributes: Attributes = {}) => {
      for (let times = 0; times < value; times += 1) counted.push({ name, attributes });
    },
  });
  metrics.setGlobalMeterProvider({ getMeter: () => meter });
  return {
    of: ({ name }) =>
      counted.filter((one) => one.name === name).map(({ attributes }) => attributes),
    forget: () => {
      counted = [];
    },
    stop: () => metrics.disable(),
  };
}
