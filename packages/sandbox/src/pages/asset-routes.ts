import path from "node:path";
import express from "express";

const FOLDER = path.join(__dirname, "../../browser/pages");
const LIBRARY = path.join(require.resolve("uplot"), "../uPlot");
const FILES: Readonly<Record<string, string>> = {
  "uplot.js": `${LIBRARY}.esm.js`,
  "uplot.css": `${LIBRARY}.min.css`,
  "archivo.woff2": require.resolve(
    "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
  ),
  "hanken.woff2": require.resolve(
    "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  ),
};

export function assetRoutes(): express.Router {
  const router = express.Router();
  for (const [name, file] of Object.entries(FILES)) {
    router.get(`/sandbox/assets/${name}`, (_request, response) => {
      response.sendFile(file, { maxAge: name.endsWith(".woff2") ? "30d" : 0 });
    });
  }
  router.use("/sandbox/assets", express.static(FOLDER, { index: false, cacheControl: false }));
  router.get("/", (_request, response) => {
    response.redirect("/sandbox");
  });
  return router;
}
