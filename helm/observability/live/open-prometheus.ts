import { type PrometheusServer, startPrometheus } from "./prometheus-server.ts";
import { findRunningProduct, type RunningProduct } from "./running-product.ts";

const STANDARD_PORT = 9090;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts Prometheus for the running product, and stops it when `work` has ended. */
export async function withPrometheus(
  work: (server: PrometheusServer, product: RunningProduct) => Promise<number>,
): Promise<void> {
  const { EIGHTCOUNT_PROMETHEUS: program = "prometheus", PROMETHEUS_PORT } = process.env;
  try {
    const product = await findRunningProduct();
    const port = Number(PROMETHEUS_PORT || STANDARD_PORT);
    const server = await startPrometheus({ program, port, product });
    for (const signal of SIGNALS) process.once(signal, () => void server.stop());
    process.exitCode = await work(server, product).finally(() => server.stop());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
