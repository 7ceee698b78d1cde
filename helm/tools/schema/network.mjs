import { closed, count, flag, labels, list, oneOf, optionalName, text } from "./shapes.mjs";

const selector = closed("Selects by labels. Empty: everything.", {
  matchLabels: labels("Labels that it must have."),
});

export const peers = list(
  "Peers as in a NetworkPolicy. Empty: every peer.",
  closed("One peer.", {
    podSelector: selector,
    namespaceSelector: selector,
    ipBlock: closed("A network.", {
      cidr: text("Network, such as 10.0.0.0/8."),
      except: list("Networks that are left out.", { type: "string" }),
    }),
  }),
);

const reachable = (description) =>
  closed(description, {
    ports: list("TCP ports.", count("Port.", 1, { maximum: 65_535 }), { minItems: 1 }),
    to: peers,
  });

export const network = closed("Which connections are allowed. All others are refused.", {
  policies: flag("Whether each pod has a NetworkPolicy."),
  dns: peers,
  edge: peers,
  metrics: peers,
  egress: closed("What the components reach outside themselves.", {
    postgres: reachable("PostgreSQL."),
    redis: reachable("Redis."),
    collector: reachable("The collector of traces."),
    smtp: reachable("The mail server."),
    https: reachable("Third-party services and the media origin."),
  }),
});

const service = (description) =>
  closed(description, {
    service: optionalName("Name of a Service in the same namespace. Empty: the path has no route."),
    port: count("Its port.", 1),
  });

export const routing = closed("How requests from outside reach the components.", {
  kind: oneOf("Kind of the route. none: you make your own.", "httpRoute", "ingress", "none"),
  timeoutSeconds: count("Seconds that a request can take. Longer than the gateway's own limit.", 1),
  httpRoute: closed("For kind httpRoute.", {
    parentRefs: list(
      "Gateways that serve the route.",
      closed("One gateway.", {
        name: text("Name of the Gateway."),
        namespace: text("Its namespace. Left out: that of the release."),
        sectionName: text("Its listener. Left out: all of them."),
      }),
      { minItems: 1 },
    ),
  }),
  ingress: closed("For kind ingress.", {
    className: optionalName("Class of the Ingress. Empty: the cluster's default."),
    annotations: labels("Annotations of the Ingress."),
    tlsSecretName: optionalName("Secret with the certificate. Empty: no TLS."),
  }),
  media: service("The media origin behind /media, if no content network in front serves it."),
  collector: service("The collector behind /otlp, which receives the browsers' traces."),
});
