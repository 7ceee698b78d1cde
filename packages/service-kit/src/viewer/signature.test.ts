import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { bodyHash, type SignedRequest, signatureHeader, verifyViewer } from "./signature";
import { type Viewer, visitor } from "./viewer";

const now = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const viewer: Viewer = {
  ...visitor,
  ...{ memberId: "m-1", sessionId: "s-1", groups: ["Subscriber"], address: "10.0.0.9" },
};
const request: SignedRequest = {
  secret: "secret-one",
  audience: "viewing",
  body: '{"query":"{ who }"}',
};

describe("the gateway's signature", () => {
  const headers = signViewer(viewer, request, now);

  it("carries the viewer and the body's hash to the subgraph it names", () => {
    expect(verifyViewer(headers, request, later(5))).toEqual({
      viewer,
      bodyHash: bodyHash(request.body),
    });
  });

  it("is accepted from the previous release of the gateway, which sends no sign-in", () => {
    const { sessionId, ...earlier } = viewer;
    const signed = signViewer(earlier as Viewer, request, now);
    expect(sessionId).toBe("s-1");
    expect(verifyViewer(signed, request, now)?.viewer).toEqual({ ...earlier, sessionId: null });
  });

  it("does not cover another body", () => {
    const [time, , mac] = headers["x-eightcount-signature"]?.split(".") ?? [];
    const exchanged = `${time}.${bodyHash('{"query":"{ secrets }"}')}.${mac}`;
    const altered = { ...headers, "x-eightcount-signature": exchanged };
    expect(verifyViewer(altered, request, now)).toBeNull();
  });

  it.each([
    ["another secret", verifyViewer(headers, { ...request, secret: "secret-two" }, now)],
    ["another subgraph", verifyViewer(headers, { ...request, audience: "billing" }, now)],
    ["a signature older than 30 s", verifyViewer(headers, request, later(31))],
    ["no headers", verifyViewer({}, request, now)],
    [
      "a header without its time",
      verifyViewer({ ...headers, "x-eightcount-signature": "x" }, request, now),
    ],
    [
      "a signature that goes on",
      verifyViewer(
        { ...headers, "x-eightcount-signature": `${headers["x-eightcount-signature"]}.x` },
        request,
        now,
      ),
    ],
    ["no viewer", verifyViewer(signatureHeader({}, request, now), request, now)],
    [
      "an exchanged viewer",
      verifyViewer(
        {
          ...headers,
          "x-eightcount-viewer": signViewer({ ...viewer, memberId: "m-2" }, request, now)[
            "x-eightcount-viewer"
          ],
        },
        request,
        now,
      ),
    ],
  ])("is refused with %s", (_case, result) => {
    expect(result).toBeNull();
  });
});
