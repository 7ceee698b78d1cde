import { readFileSync } from "node:fs";
import Ajv, { type ValidateFunction } from "ajv/dist/2019";
import { parse } from "yaml";
import { missingFields } from "./relied-fields";

type Node = Record<string, unknown>;
interface ApiFile {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Node };
}
interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, Answer>>;
}
interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: Node }>>;
}

const FILE = require.resolve("recurly/openapi/api.yaml");
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const ANNOTATIONS = new Set(["default", "example", "title", "description", "readOnly"]);

/** Two things the file leaves out of its error: the reason of a parameter, and refused payments. */
const errorSchema: Node = {
  properties: {
    type: { $ref: "#/components/schemas/ErrorTypeEnum" },
    message: { type: "string" },
    params: {
      type: "array",
      items: {
        properties: { param: { type: "string" }, message: { type: "string" } },
        required: ["param"],
      },
    },
  },
  required: ["type", "message", "params"],
};
const anyError: Node = { $ref: "#/components/schemas/ErrorMayHaveTransaction" };

const api = parse(readFileSync(FILE, "utf8")) as ApiFile;
const ajv = makeAjv();
const compiled = new Map<string, ValidateFunction>();

function makeAjv(): Ajv {
  const instance = new Ajv({ strict: false, allErrors: true });
  instance.addFormat("date-time", DATE_TIME).addFormat("email", /^[^@\s]+@[^@\s]+$/);
  for (const format of ["binary", "float", "date", "decimal"]) instance.addFormat(format, true);
  const schemas = tightened({ ...api.components.schemas, Error: errorSchema }, false);
  instance.addSchema({ $id: "provider", components: { schemas } });
  return instance;
}

/** Drops pattern delimiters and annotations, and allows no keys that a schema does not know. */
function tightened(node: unknown, inProperties: boolean): unknown {
  if (Array.isArray(node)) return node.map((entry) => tightened(entry, false));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => inProperties || !ANNOTATIONS.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, tightenedEntry(key, value, inProperties)]),
  );
}

function tightenedEntry(key: string, value: unknown, inProperties: boolean): unknown {
  if (inProperties) return closed(tightened(value, false));
  if (key === "pattern" && typeof value === "string") return bare(value);
  if (key === "$ref" && typeof value === "string") return value.replace("#/", "provider#/");
  if (key === "items") return closed(tightened(value, false));
  return tightened(value, key === "properties");
}

function bare(pattern: string): string {
  return pattern.replace(/^\/(.*)\/[a-z]*$/s, "$1");
}

function closed(schema: unknown): unknown {
  const node = schema as Node;
  const isObject = "properties" in node || "$ref" in node || "allOf" in node;
  return isObject ? { ...node, unevaluatedProperties: false } : node;
}

/** The provider writes null for "absent" although its file never says so. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== null)
      .map(([key, entry]) => [key, withoutNulls(entry)]),
  );
}

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: string | null;
}

/** Everything wrong with one answer of the provider; empty when it keeps the contract. */
export function contractProblems({ method, path, status, body }: Exchange): readonly string[] {
  const isCount = method === "HEAD";
  const found = operationOf(isCount ? "GET" : method, path);
  if (!found) return [`${method} ${path} is not an operation of the provider`];
  const name = `${found.operationId} ${status}`;
  if (isCount) return body ? [`${name}: has a body`] : [];
  const response = found.responses?.[String(status)] ?? found.responses?.default;
  if (status === 500) return body ? [`${name}: has a body`] : [];
  if (!response) return [`${name}: not a documented status`];
  if (isPrinted(response, status)) {
    return body?.startsWith("%PDF-") ? [] : [`${name}: is not a PDF`];
  }
  return bodyProblems(name, response, { status, body });
}

const isPrinted = ({ content }: Answer, status: number): boolean =>
  status < 400 && content?.["application/pdf"] !== undefined;

function bodyProblems(
  name: string,
  response: Answer,
  { status, body }: Pick<Exchange, "status" | "body">,
): readonly string[] {
  const schema = response.content?.["application/json"]?.schema;
  if (!schema) return body ? [`${name}: should have no body`] : [];
  if (!body) return [`${name}: has no body`];
  const value = JSON.parse(body) as unknown;
  const problems =
    status < 400
      ? schemaProblems(name, schema, value)
      : schemaProblems("error", anyError, errorOf(value));
  return [...problems, ...missingFields(value)].map((problem) => `${name}: ${problem}`);
}

const errorOf = (value: unknown): unknown => (value as { error?: unknown }).error;

function schemaProblems(name: string, schema: Node, value: unknown): readonly string[] {
  const validate = compiled.get(name) ?? ajv.compile(closed(tightened(schema, false)) as Node);
  compiled.set(name, validate);
  if (validate(withoutNulls(value))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message ?? ""} ${JSON.stringify(params)}`,
  );
}

/** A parameter may have a fixed end, such as `{invoice_id}.pdf`. */
function fitsPart(part: string, segment: string): boolean {
  const [start, end] = part.split(/\{.*\}/);
  return end === undefined ? part === segment : start === "" && segment.endsWith(end);
}

function operationOf(method: string, path: string): Operation | null {
  const segments = path.split("?")[0]?.split("/") ?? [];
  const fits = (template: string) => {
    const parts = template.split("/");
    return (
      parts.length === segments.length &&
      parts.every((part, index) => fitsPart(part, segments[index] ?? ""))
    );
  };
  const candidates = Object.keys(api.paths).filter(fits);
  const [best] = candidates.sort(
    (left, right) => left.split("{").length - right.split("{").length || right.length - left.length,
  );
  return best ? (api.paths[best]?.[method.toLowerCase()] ?? null) : null;
}
