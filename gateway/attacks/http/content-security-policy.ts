import type { IncomingHttpHeaders } from "node:http";

/** A policy's directives and their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Returns a response's content security policy, empty without one. */
export function policyOf(headers: IncomingHttpHeaders): Policy {
  const text = String(headers["content-security-policy"] ?? "");
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}
