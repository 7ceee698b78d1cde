import { edgePaths, edgeTarget } from "@eightcount/local-stack/edge/paths";
import { apiSecurityHeaders, securityHeaders } from "@eightcount/service-kit/http/security-headers";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { policyOf } from "./http/content-security-policy";
import { sendHttp } from "./http/send-http";
import { edgeAddresses } from "./routes/edge-routes";
import { pageAddresses } from "./routes/page-routes";
import { allProcessRoutes, type ProcessName } from "./routes/process-routes";

/** Headers that pages and all other responses of the client server must have. */
const PAGE_POLICY = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};
const PAGE_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
};
const TELLTALES = ["x-powered-by", "server", "via", "x-aspnet-version"];

async function expectGuarded(
  target: ProcessName | "sandbox",
  origin: string,
  message: { readonly path: string; readonly method?: string },
): Promise<void> {
  const { headers } = await sendHttp(origin, message);
  for (const name of TELLTALES) expect(headers).not.toHaveProperty(name);
  if (target === "client") {
    expect(headers).toMatchObject(PAGE_HEADERS);
    expect(policyOf(headers)).toMatchObject(PAGE_POLICY);
  } else expect(headers).toMatchObject(target === "sandbox" ? securityHeaders : apiSecurityHeaders);
}

const METHODS = ["GET", "POST"] as const;

describe("security headers", () => {
  it.each(
    allProcessRoutes.flatMap(({ process, path }) =>
      METHODS.map((method) => [process, method, path] as const),
    ),
  )("%s: %s %s", (process, method, path) =>
    expectGuarded(process, journeyStack()[process], { method, path }),
  );

  it.each(
    Object.values(edgeAddresses)
      .flat()
      .flatMap((path) => METHODS.map((method) => [method, path] as const)),
  )("at the edge: %s %s", (method, path) =>
    expectGuarded(edgeTarget(path), journeyStack().site, { method, path }),
  );

  it.each(pageAddresses)("page %s", (path) =>
    expectGuarded("client", journeyStack().site, { path }),
  );

  it.each(edgePaths.map(({ path }) => path))("refusal of the edge below %s", async (path) => {
    const refused = await sendHttp(journeyStack().site, {
      path,
      headers: { host: "evil.example" },
    });
    expect(refused).toMatchObject({ status: 421, headers: apiSecurityHeaders });
  });
});

describe("framing", () => {
  it("the page runs no inline script, which an injected one would be", async () => {
    const { text } = await sendHttp(journeyStack().site, { path: "/" });
    const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((one) => !/\bsrc="\/|type="application\/json"/.test(one ?? ""))).toEqual(
      [],
    );
    expect(text).not.toMatch(/\son\w+=|javascript:|<base\b/i);
  });
});
