import type { KubernetesObject } from "./kubernetes-object.ts";
import { cpuOf, memoryOf } from "./quantities.ts";
import { ofKind } from "./renders.ts";

export interface Demand {
  readonly pods: number;
  readonly cpu: number;
  readonly memory: number;
  readonly volumes: number;
}

interface Requests {
  readonly cpu?: string;
  readonly memory?: string;
}

/** What each instance of a cluster has next to PostgreSQL. */
interface Archive {
  readonly spec: {
    readonly instanceSidecarConfiguration: { readonly resources: { readonly requests: Requests } };
  };
}

const NOTHING: Demand = { pods: 0, cpu: 0, memory: 0, volumes: 0 };

/** During a rollout, a quarter more pods than the maximum can run. */
export const mostPods = (most: number) => most + Math.ceil(most / 4);

const times = (pods: number, { cpu, memory }: Requests): Demand => ({
  pods,
  cpu: pods * cpuOf(cpu),
  memory: pods * memoryOf(memory),
  volumes: 0,
});

/** What the objects request at most. */
export function demandOf(objects: readonly KubernetesObject[]): Demand {
  const autoscalers = new Map(
    ofKind(objects, "HorizontalPodAutoscaler").map(({ metadata, spec }) => [metadata.name, spec]),
  );
  const sets = [...ofKind(objects, "Deployment"), ...ofKind(objects, "StatefulSet")];
  const pods = sets.flatMap(({ metadata, spec }) => {
    const most = autoscalers.get(metadata.name)?.maxReplicas;
    const count = most === undefined ? (spec?.replicas ?? 0) : mostPods(most);
    const containers = spec?.template?.spec.containers ?? [];
    const volumes = count * (spec?.volumeClaimTemplates?.length ?? 0);
    return [
      ...containers.map(({ resources }) => times(count, resources.requests)),
      { ...NOTHING, volumes },
    ];
  });
  const clusters = ofKind(objects, "Cluster") as unknown as readonly {
    readonly spec: {
      readonly instances: number;
      readonly walStorage?: object;
      readonly resources: { requests: Requests };
    };
  }[];
  const stores = clusters.map(({ spec }) => ({
    ...times(spec.instances, spec.resources.requests),
    volumes: spec.instances * (spec.walStorage ? 2 : 1),
  }));
  const [archive] = ofKind(objects, "ObjectStore") as unknown as readonly Archive[];
  const { requests = {} } = archive?.spec.instanceSidecarConfiguration.resources ?? {};
  const sidecars = clusters.map(({ spec }) => ({ ...times(spec.instances, requests), pods: 0 }));
  return [...pods, ...stores, ...sidecars].reduce(
    (sum, one) => ({
      pods: sum.pods + one.pods,
      cpu: sum.cpu + one.cpu,
      memory: sum.memory + one.memory,
      volumes: sum.volumes + one.volumes,
    }),
    NOTHING,
  );
}
