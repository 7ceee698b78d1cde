import {
  closed,
  count,
  flag,
  kubernetesName,
  labels,
  list,
  oneOf,
  optionalName,
  ref,
  text,
} from "./shapes.mjs";

const duration = (description) => text(description, { pattern: "^[0-9]+(ms|s|m|h)$" });

export const image = closed("Where the images come from.", {
  registry: text("Registry, such as registry.example.com. Empty: the cluster's default."),
  repository: text("Folder of the images. The component's name follows it.", { minLength: 1 }),
  tag: text("Release of every image. Empty: the chart's appVersion.", {
    not: { const: "latest" },
    pattern: "^[A-Za-z0-9_.-]*$",
  }),
  pullPolicy: oneOf("When nodes pull.", "IfNotPresent", "Always", "Never"),
  pullSecrets: list(
    "Secrets for the registry.",
    closed("One Secret.", { name: kubernetesName("Its name.") }),
  ),
});

export const secrets = (environment, inline) => {
  const processes = Object.keys(environment).filter((name) => environment[name].secrets.length > 0);
  const byProcess = (description, value) =>
    closed(description, Object.fromEntries(processes.map((name) => [name, value(name)])));
  return closed("Where secrets come from. Each process reads only its own.", {
    mode: oneOf(
      "existing, external, or, for development only, inline.",
      "existing",
      "external",
      "inline",
    ),
    existing: byProcess(
      "Names of Secrets that exist, by process. Their keys are the key's names.",
      (name) => kubernetesName(`Secret of ${name}.`),
    ),
    external: closed("For mode external: ExternalSecrets read a store.", {
      store: closed("The store.", {
        kind: oneOf("Kind of the store.", "ClusterSecretStore", "SecretStore"),
        name: optionalName("Its name."),
      }),
      prefix: text("Folder in the store. The process's name follows it."),
      refreshInterval: duration("How often the store is read."),
      optionalKeys: byProcess(
        "Keys beyond the required ones that the store holds, by process.",
        () => list("Keys.", { type: "string" }),
      ),
    }),
    inline,
  });
};

export const monitoring = closed(
  "Objects for Prometheus and Grafana, where the cluster knows them.",
  {
    labels: labels("Labels by which Prometheus finds the objects."),
    serviceMonitor: closed("Scraping.", {
      enabled: flag("Whether to scrape, if the cluster has ServiceMonitor."),
      interval: duration("How often."),
      timeout: duration("How long a scrape can take."),
    }),
    rules: closed("Alerts.", {
      enabled: flag(
        "Whether to install the files in files/rules, if the cluster has PrometheusRule.",
      ),
    }),
    dashboards: closed("Dashboards.", {
      enabled: flag(
        "Whether to install the files in files/dashboards, if the cluster has Prometheus.",
      ),
      labels: labels("Labels by which Grafana finds the ConfigMaps."),
    }),
  },
);

export const telemetry = closed("Traces and logs.", {
  collectorUrl: text("URL of the collector that receives traces over OTLP/HTTP. Empty: no traces."),
  logLevel: oneOf("Least severe level that is logged.", "debug", "info", "warn", "error"),
});

export const migrations = closed("Jobs that migrate the databases before pods are replaced.", {
  enabled: flag("Whether an installation and an upgrade migrate."),
  backoffLimit: count("Repetitions of a failed job."),
  activeDeadlineSeconds: count("Seconds that a job can take.", 1),
  resources: ref("resources", "What a job's pod is given."),
});

export const database = closed("The PostgreSQL server that the subgraphs share.", {
  connections: count("Its max_connections.", 1),
  reserved: count("Connections kept free for migrations, backups, and people."),
});

export const tests = closed("The story that `helm test` tells.", {
  enabled: flag("Whether to render it."),
  seed: flag("Whether jobs make classes and members first. Refused in production."),
  memberSecret: optionalName("Secret with the email and the password of a member who may watch."),
  search: text("Term that finds a class.", { minLength: 1 }),
  resources: ref("resources", "What the pod is given."),
});
