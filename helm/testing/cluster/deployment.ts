import type { KubernetesObject, PodSpec } from "../kubernetes-object.ts";
import type { Pod } from "./pod.ts";

export interface DeploymentOptions {
  readonly object: KubernetesObject;
  readonly replicas: number;
  newPod(version: string, spec: PodSpec): Promise<Pod>;
}

/** Keeps pods of one component, and replaces them as the chart's strategy says. */
export class Deployment {
  #pods: readonly Pod[] = [];
  /** Also those that are starting or leaving. */
  readonly #made: Pod[] = [];
  readonly #spec: PodSpec;

  constructor(private readonly options: DeploymentOptions) {
    const { template, strategy } = options.object.spec ?? {};
    // Replacing below relies on it: no pod ends before its successor is ready.
    if (strategy?.rollingUpdate?.maxUnavailable !== 0) {
      throw new Error(`${this.name} gives up pods before their successors are ready`);
    }
    if (!template) throw new Error(`${this.name} has no template`);
    this.#spec = template.spec;
  }

  get name(): string {
    return this.options.object.metadata.name;
  }

  get pods(): readonly Pod[] {
    return this.#pods;
  }

  async start(version: string): Promise<void> {
    for (let count = 0; count < this.options.replicas; count += 1) {
      this.#pods = [...this.#pods, await this.#startPod(version)];
    }
  }

  /** One new pod after the other takes over from an old one. Resolves with the old exit codes. */
  async replace(version: string): Promise<readonly (number | string)[]> {
    const leaving: Promise<number | string>[] = [];
    for (const old of this.#pods) {
      const pod = await this.#startPod(version);
      this.#pods = this.#pods.map((one) => (one === old ? pod : one));
      leaving.push(old.remove());
    }
    return Promise.all(leaving);
  }

  remove(): Promise<readonly (number | string)[]> {
    return Promise.all(this.#pods.map((pod) => pod.remove()));
  }

  kill(): void {
    for (const pod of this.#made) pod.kill();
  }

  async #startPod(version: string): Promise<Pod> {
    const pod = await this.options.newPod(version, this.#spec);
    this.#made.push(pod);
    await pod.start();
    return pod;
  }
}
