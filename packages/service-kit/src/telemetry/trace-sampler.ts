import { EVERY_TRACE, isInSample, readTraceRates } from "@eightcount/rules/telemetry/trace-rates";
import { type Context, createContextKey } from "@opentelemetry/api";
import {
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
} from "@opentelemetry/sdk-trace";

const IS_DECIDED = createContextKey("eightcount.trace-is-recorded");

/** The next root span in this context is recorded, because its request was chosen by operation. */
export const decided = (context: Context): Context => context.setValue(IS_DECIDED, true);

const { RECORD_AND_SAMPLED, NOT_RECORD } = SamplingDecision;

/** Samples roots that no request caused, such as repeated work, by the rate of all others. */
class RootSampler implements Sampler {
  constructor(private readonly rate: number) {}

  shouldSample(context: Context, traceId: string): SamplingResult {
    const isRecorded = context.getValue(IS_DECIDED) === true || isInSample(traceId, this.rate);
    return { decision: isRecorded ? RECORD_AND_SAMPLED : NOT_RECORD };
  }

  toString(): string {
    return `RootSampler{${this.rate}}`;
  }
}

/** Children follow their parent. `text` was not checked yet: a process with a wrong one ends soon. */
export function traceSampler(text = ""): Sampler {
  const { others } = readTraceRates(text) ?? EVERY_TRACE;
  return new ParentBasedSampler({ root: new RootSampler(others) });
}
