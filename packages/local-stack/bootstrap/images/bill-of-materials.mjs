import { readFileSync } from "node:fs";
import { inRoot } from "../paths.mjs";

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const readJson = (file) => JSON.parse(readFileSync(inRoot(file), "utf8"));

/** Where the traced packages are, such as `node_modules/bull/node_modules/uuid`. */
export const packagesIn = (files) =>
  [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []))].sort();

/** Returns the CycloneDX document of the packages in an image. */
export function billOfMaterials(name, files) {
  const { version } = readJson("package.json");
  const locked = readJson("package-lock.json").packages;
  const found = packagesIn(files).filter((place) => locked[place]?.integrity);
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: `eightcount-${name}`, version } },
    components: found.map((place) => componentOf(place, locked[place])),
  };
}

function componentOf(place, { version, license, integrity, name: alias }) {
  const name = alias ?? place.split("node_modules/").at(-1);
  const url = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": `${url}#${place}`,
    name,
    version,
    purl: url,
    hashes: [{ alg: "SHA-512", content: hexOf(integrity) }],
    ...(license ? { licenses: [{ expression: license }] } : {}),
  };
}

/** npm records base64, CycloneDX wants hexadecimal digits. */
const hexOf = (integrity) =>
  Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
