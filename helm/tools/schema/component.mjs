import { closed, count, flag, labels, list, optionalName, ref, text } from "./shapes.mjs";

const quantity = (description) => ({
  type: ["string", "number"],
  pattern: "^[0-9.]+(m|[kMGT]i?)?$",
  description,
});

const amounts = (description) =>
  closed(description, {
    cpu: quantity("Processors, such as 500m."),
    memory: quantity("Memory, such as 512Mi."),
  });

const resources = closed("What a pod is given.", {
  requests: amounts("What the scheduler reserves. Autoscaling measures against it."),
  limits: amounts("What the pod can use at most."),
});

const toleration = closed("One toleration.", {
  key: text("Key of the taint."),
  operator: text("Exists or Equal."),
  value: text("Value of the taint."),
  effect: text("NoSchedule, PreferNoSchedule, or NoExecute."),
});

const percent = (description) => count(description, 1, { maximum: 100 });

const autoscaling = closed("How the number of pods follows the load.", {
  enabled: flag("Whether a HorizontalPodAutoscaler owns the number of pods."),
  minReplicas: count("Fewest pods.", 1),
  maxReplicas: count("Most pods. With the pools, it must fit database.connections.", 1),
  cpuPercent: percent("CPU of a pod, in percent of its request, that the autoscaler aims at."),
  eventLoopPercent: percent("Busy share of a pod's event loop that the autoscaler aims at."),
  oldestJobSeconds: count("Age of a worker's oldest job that the autoscaler aims at.", 1),
});

const probes = closed("How patient the probes are.", {
  startupSeconds: count("Seconds that a pod has to start.", 1),
  livenessFailures: count("Failed checks, 10 s apart, before a pod is restarted.", 1),
  readinessFailures: count("Failed checks, 5 s apart, before a pod gets no requests.", 1),
});

const drain = closed("How a pod ends.", {
  sleepSeconds: count("Seconds before SIGTERM, so that proxies have forgotten the pod."),
  graceSeconds: count("Seconds until the pod is killed. Longer than sleep and drain together.", 1),
});

/** What `default` holds and a component can override. */
export const component = (settings, more = {}) =>
  closed("One component.", {
    ...more,
    replicas: count("Pods without autoscaling."),
    autoscaling: ref("autoscaling", "How the number of pods follows the load."),
    resources: ref("resources", "What a pod is given."),
    probes: ref("probes", "How patient the probes are."),
    drain: ref("drain", "How a pod ends."),
    priorityClassName: optionalName("Priority class of the pods. Empty: the cluster's default."),
    nodeSelector: labels("Labels that a node must have."),
    tolerations: list("Taints that the pods tolerate.", ref("toleration", "One toleration.")),
    settings,
  });

export const componentDefinitions = { resources, autoscaling, probes, drain, toleration };
