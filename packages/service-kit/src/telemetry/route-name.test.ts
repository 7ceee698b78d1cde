import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { pathTemplate, routeOf } from "./route-name";

it.each([
  ["/", "/"],
  ["/?utm=1", "/"],
  ["/classes", "/classes"],
  ["/styles/hip-hop?sort=new", "/styles/*"],
  ["/public/styles/hip-hop", "/public/*"],
  ["/assets/index-3f2a.js", "/assets/*.js"],
  ["/media/classes/7/front-360.m4s", "/media/*.m4s"],
  ["/favicon.svg", "/*.svg"],
  ["/0b7f2c1e-5d", "/*"],
  ["//evil.example/a", "/*"],
])("the path %s is named %s", (url, template) => {
  expect(pathTemplate(url)).toBe(template);
});

it("a route of a mounted router is named as it was written", async () => {
  const seen: string[] = [];
  const router = express.Router();
  router.get("/:key/change", (_request, response) => void response.send("ok"));
  const app = express();
  app.use((request, response, next) => {
    response.on("finish", () => seen.push(routeOf(request)));
    next();
  });
  app.use("/subscriptions", router);
  const server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/subscriptions/uuid-1/change?x=1`);
  await fetch(`http://127.0.0.1:${port}/subscriptions/uuid-1`);
  server.closeAllConnections();
  server.close();
  expect(seen).toEqual(["/subscriptions/:key/change", "/subscriptions/*"]);
});
