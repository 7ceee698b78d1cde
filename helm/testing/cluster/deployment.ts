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
  #version = "";
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

  start(version: string): Promise<void> {
    this.#version = version;
    return this.scale(this.options.replicas);
  }

  /** One new pod after the other takes over from an old one. Resolves with the old exit codes. */
  async replace(version: string): Promise<readonly (number | string)[]> {
    this.#version = version;
    const leaving: Promise<number | string>[] = [];
    for (const old of this.#pods) {
      const pod = await this.#startPod(version);
      this.#pods = this.#pods.map((one) => (one === old ? pod : one));
      leaving.push(old.remove());
    }
    return Promise.all(leaving);
  }

  /** Adds pods, or removes the oldest. Resolves when those that leave have ended. */
  async scale(replicas: number): Promise<void> {
    while (this.#pods.length < replicas) {
      this.#pods = [...this.#pods, await this.#startPod(this.#version)];
    }
    const surplus = this.#pods.slice(0, this.#pods.length - replicas);
    this.#pods = this.#pods.slice(surplus.length);
    await Promise.all(surplus.map((pod) => pod.remove()));
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
