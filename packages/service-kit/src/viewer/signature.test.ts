import { readViewer, signViewer } from "./signature";
import { type Viewer, visitor } from "./viewer";

const now = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const viewer: Viewer = { ...visitor, memberId: "m-1", groups: ["Subscriber"], address: "10.0.0.9" };

describe("the gateway's signature", () => {
  const headers = signViewer(viewer, "secret-one", now);

  it("carries the viewer to a subgraph with the same secret", () => {
    expect(readViewer(headers, "secret-one", later(5))).toEqual(viewer);
  });

  it.each([
    ["another secret", readViewer(headers, "secret-two", now)],
    ["a signature older than 30 s", readViewer(headers, "secret-one", later(31))],
    ["no headers", readViewer({}, "secret-one", now)],
    [
      "a header without its time",
      readViewer({ ...headers, "x-eightcount-signature": "x" }, "secret-one", now),
    ],
    [
      "an exchanged viewer",
      readViewer(
        {
          ...headers,
          "x-eightcount-viewer": signViewer({ ...viewer, memberId: "m-2" }, "other", now)[
            "x-eightcount-viewer"
          ],
        },
        "secret-one",
        now,
      ),
    ],
  ])("is refused with %s", (_case, result) => {
    expect(result).toBeNull();
  });
});
