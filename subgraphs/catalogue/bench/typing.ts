import { atMost, type Figure, ms, quantile, untargeted } from "./figures.ts";
import type { GeneratedCatalogue } from "./generated-catalogue.ts";
import type { GraphClient } from "./graph-client.ts";
import { pick, type Random, randomInt, seeded } from "./random.ts";

const PER_SECOND = 50;
const SECONDS = 30;
const WARM_UP_SECONDS = 5;
const P95_MS = 25;

/** Yields what people send while they type names, pausing after every one to three letters. */
function* typedTexts(names: GeneratedCatalogue, random: Random): Generator<string, never> {
  for (;;) {
    const group = pick(random, [names.songs, names.artists, names.teachers, names.styles]);
    const name = pick(random, group).toLowerCase();
    for (let length = 1; length < Math.min(name.length, 12); length += 1 + randomInt(random, 3)) {
      yield name.slice(0, length);
    }
  }
}

interface Load {
  readonly client: GraphClient;
  readonly texts: Generator<string, never>;
  readonly seconds: number;
}

/** Open model. Requests are due at fixed times, and latency counts from the due time. */
async function type({ client, texts, seconds }: Load) {
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  let [failed, lag] = [0, 0];
  const start = performance.now();
  const request = (text: string, due: number) =>
    client.suggest(text).then(
      () => void latencies.push(performance.now() - due),
      () => {
        failed += 1;
      },
    );
  for (let index = 0; index < PER_SECOND * seconds; index += 1) {
    const due = start + (index * 1000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    lag = Math.max(lag, performance.now() - due);
    pending.push(request(texts.next().value, due));
  }
  await Promise.all(pending);
  return { latencies, failed, lag };
}

/** Part two: measures suggestions while many people type. */
export async function benchTyping(
  client: GraphClient,
  names: GeneratedCatalogue,
): Promise<readonly Figure[]> {
  const texts = typedTexts(names, seeded(7));
  await type({ client, texts, seconds: WARM_UP_SECONDS });
  const { latencies, failed, lag } = await type({ client, texts, seconds: SECONDS });
  return [
    untargeted("open model", `${PER_SECOND} requests/s for ${SECONDS} s`),
    untargeted("p50", ms(quantile(latencies, 0.5))),
    atMost("p95", quantile(latencies, 0.95), P95_MS, "ms"),
    untargeted("max", ms(Math.max(...latencies))),
    atMost("failed", failed, 0, ""),
    untargeted("maximum generator lag", ms(lag)),
  ];
}
