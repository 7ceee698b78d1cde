import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { originFilmLibrary } from "./origin.adapter";

let server: Server;
let originUrl: string;
const asked: string[] = [];
const answers: Record<string, number> = { there: 200, missing: 404, broken: 503 };

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://origin");
    asked.push(`${request.method} ${pathname}`);
    const name = pathname.split("/").at(-2) ?? "";
    response.statusCode = searchParams.has("signed") ? (answers[name] ?? 404) : 403;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  originUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const library = () =>
  originFilmLibrary({
    originUrl,
    mediaUrl: "https://eightcount.test/media",
    signing: { signUrl: (url) => `${url}?signed=1`, signFolder: () => [] },
  });

describe("the origin's film library", () => {
  it("a class is ready when its last file exists", async () => {
    const expected = { there: true, missing: false };
    expect(Object.fromEntries(await library().readiness(["there", "missing"]))).toEqual(expected);
    expect([...asked].sort()).toEqual([
      "HEAD /media/classes/missing/trailer.mp4",
      "HEAD /media/classes/there/trailer.mp4",
    ]);
  });

  it("a failure for one film is an error and does not affect the others", async () => {
    const results = await library().readiness(["there", "broken"]);
    expect(results.get("there")).toBe(true);
    expect(results.get("broken")).toMatchObject({ message: expect.stringMatching(/503/) });
  });

  it("an unreachable origin is an error, too", async () => {
    const [nobody, signing] = [
      "http://127.0.0.1:1",
      { signUrl: (url: string) => `${url}?signed=1` },
    ];
    const gone = originFilmLibrary({
      originUrl: nobody,
      mediaUrl: "https://eightcount.test/media",
      signing: { ...signing, signFolder: () => [] },
    });
    expect((await gone.readiness(["there"])).get("there")).toBeInstanceOf(Error);
  });
});
