import { type PrometheusServer, startPrometheus } from "./prometheus-server.ts";
import { findRunningProduct, type RunningProduct } from "./running-product.ts";

const STANDARD_PORT = 9090;

/** Starts Prometheus for the running product, and stops it when `work` has ended or a signal comes. */
export async function withPrometheus(
  work: (server: PrometheusServer, product: RunningProduct) => Promise<number>,
): Promise<void> {
  const { EIGHTCOUNT_PROMETHEUS: program = "prometheus", PROMETHEUS_PORT } = process.env;
  try {
    const product = await findRunningProduct();
    const port = Number(PROMETHEUS_PORT || STANDARD_PORT);
    const server = await startPrometheus({ program, port, product });
    process.exitCode = await work(server, product).finally(() => server.stop());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
