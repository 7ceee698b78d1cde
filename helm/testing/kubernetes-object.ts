/** The fields of Kubernetes objects that the tests read. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Labels;
    readonly annotations?: Labels;
  };
  readonly spec?: Spec;
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
}

export type Labels = Readonly<Record<string, string>>;

export interface Spec {
  readonly replicas?: number;
  readonly strategy?: { readonly rollingUpdate?: { readonly maxUnavailable?: number } };
  readonly minReplicas?: number;
  readonly maxReplicas?: number;
  readonly selector?: { readonly matchLabels?: Labels } & Labels;
  readonly template?: { readonly metadata: { readonly labels: Labels }; readonly spec: PodSpec };
  readonly volumeClaimTemplates?: readonly object[];
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly policyTypes?: readonly string[];
  readonly ingress?: readonly TrafficRule[];
  readonly egress?: readonly TrafficRule[];
  readonly ports?: readonly ServicePort[];
  readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
  readonly metrics?: readonly { readonly type: string }[];
  readonly maxUnavailable?: number;
  readonly rules?: readonly RouteRule[];
}

export interface TrafficRule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly protocol: string; readonly port: number }[];
}

export interface Peer {
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly namespaceSelector?: { readonly matchLabels?: Labels };
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface ServicePort {
  readonly name: string;
  readonly port: number;
  readonly targetPort: string;
}

export interface RouteRule {
  readonly matches: readonly { readonly path: { readonly type: string; readonly value: string } }[];
  readonly backendRefs: readonly { readonly name: string; readonly port: number }[];
}

export interface PodSpec {
  readonly serviceAccountName: string;
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly hostNetwork?: boolean;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly topologySpreadConstraints?: readonly { readonly topologyKey: string }[];
  readonly containers: readonly Container[];
  readonly volumes: readonly Readonly<Record<string, unknown>>[];
}

export interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly timeoutSeconds?: number;
  readonly failureThreshold: number;
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env: readonly EnvironmentVariable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: {
    readonly requests: Readonly<Record<string, string>>;
    readonly limits: Readonly<Record<string, string>>;
  };
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
}

export interface EnvironmentVariable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly fieldRef?: { readonly fieldPath: string };
    readonly secretKeyRef?: {
      readonly name: string;
      readonly key: string;
      readonly optional?: boolean;
    };
  };
}
