import { matchRoutes } from "react-router-dom";
import { PAGE_PATHS } from "../src/app/pagePaths.ts";
import { classifyPath } from "./addresses.ts";

it.each([
  "/",
  "//",
  "/classes",
  "/Classes/",
  "/class/1",
  "/class/",
  "/class/1/2",
  "/registration",
  "/registration/a/b",
  "/registrations",
  "/reset/x",
  "/help/faq",
  "/help/nonsense",
  "/public",
  "/public/search",
  "/public/no",
  "/search/",
  "/nope",
])("%s is a page exactly where the router has one", (path) => {
  const routes = PAGE_PATHS.map((page) => ({ path: page }));
  expect(classifyPath(path).kind).toBe(matchRoutes(routes, path) === null ? "unknown" : "page");
});

it.each([
  ["/public/styles/Hip-Hop", { kind: "named", of: "style", name: "Hip-Hop" }],
  ["/public/playlist/R%26B/", { kind: "named", of: "playlist", name: "R&B" }],
  ["/PUBLIC/Instructors/Mr.-Wiggles", { kind: "named", of: "instructor", name: "Mr.-Wiggles" }],
  ["/public/styles/%E0%A4%A", { kind: "named", of: "style", name: "%E0%A4%A" }],
  ["/class/1.2", { kind: "page" }],
  ["/styles/logo.PNG", { kind: "file" }],
  ["/backup.tar", { kind: "file" }],
] as const)("%s is %j", (path, address) => {
  expect(classifyPath(path)).toEqual(address);
});
