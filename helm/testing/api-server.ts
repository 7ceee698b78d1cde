import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ClusterContents {
  /** Keys of each Secret in the namespace, by its name. */
  readonly secrets?: Readonly<Record<string, readonly string[]>>;
  /** Names of the ConfigMaps in the namespace. */
  readonly configMaps?: readonly string[];
  /** Resources of other projects, by group version, such as gateway.networking.k8s.io/v1. */
  readonly kinds?: Readonly<Record<string, string>>;
}

const NOT_FOUND = { kind: "Status", apiVersion: "v1", status: "Failure", reason: "NotFound" };

const resource = (kind: string) => ({
  name: `${kind.toLowerCase()}s`,
  singularName: kind.toLowerCase(),
  kind,
  namespaced: true,
  verbs: ["get"],
});

function groupOf(groupVersion: string) {
  const [name = "", version = ""] = groupVersion.split("/");
  const only = { groupVersion, version };
  return { name, versions: [only], preferredVersion: only };
}

/** What an API server says about itself, and the objects that the chart looks up. */
function answers({
  secrets = {},
  configMaps = [],
  kinds = {},
}: ClusterContents): Map<string, object> {
  const found = new Map<string, object>([
    ["/version", { major: "1", minor: "34", gitVersion: "v1.34.0" }],
    ["/api", { kind: "APIVersions", versions: ["v1"] }],
    ["/apis", { kind: "APIGroupList", groups: Object.keys(kinds).map(groupOf) }],
    [
      "/api/v1",
      {
        kind: "APIResourceList",
        groupVersion: "v1",
        resources: ["ConfigMap", "Secret", "ServiceAccount"].map(resource),
      },
    ],
  ]);
  for (const [groupVersion, kind] of Object.entries(kinds)) {
    const resources = [resource(kind)];
    found.set(`/apis/${groupVersion}`, { kind: "APIResourceList", groupVersion, resources });
  }
  const namespace = "/api/v1/namespaces/eightcount";
  const add = (path: string, kind: string, name: string, more: object = {}) =>
    found.set(`${namespace}/${path}/${name}`, {
      ...{ apiVersion: "v1", kind, metadata: { name, namespace: "eightcount" } },
      ...more,
    });
  add("serviceaccounts", "ServiceAccount", "default");
  for (const name of configMaps) add("configmaps", "ConfigMap", name);
  for (const [name, keys] of Object.entries(secrets)) {
    add("secrets", "Secret", name, { data: Object.fromEntries(keys.map((key) => [key, "eA=="])) });
  }
  return found;
}

function send(response: ServerResponse, body: object | undefined): void {
  response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(body ?? { ...NOT_FOUND, code: 404 }));
}

/** Stands in for a cluster's API server while `work` asks it. */
export async function withApiServer<T>(
  contents: ClusterContents,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const found = answers(contents);
  const server = createServer(({ url = "" }, response) =>
    send(response, found.get(url.split("?", 1)[0] ?? "")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
