import { ownOrigins } from "./own-origins";

it.each(["http://localhost:4000", "http://127.0.0.1:4000/", "http://[::1]:4000"])(
  "%s stands for every name of this machine, with its port",
  (publicUrl) => {
    expect([...ownOrigins(publicUrl)].sort()).toEqual([
      "http://127.0.0.1:4000",
      "http://[::1]:4000",
      "http://localhost:4000",
    ]);
  },
);

it("a default port is omitted", () => {
  expect(ownOrigins("http://localhost")).toContain("http://127.0.0.1");
  expect([...ownOrigins("https://dance.example:443/path")]).toEqual(["https://dance.example"]);
});
