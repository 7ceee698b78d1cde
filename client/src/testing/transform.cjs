const { createHash } = require("node:crypto");
const babelJest = require("babel-jest").default;
const swcJest = require("@swc/jest");

const swc = (tsx) =>
  swcJest.createTransformer({
    jsc: {
      parser: { syntax: "typescript", tsx },
      transform: { react: { runtime: "automatic" } },
      target: "es2023",
    },
    module: { type: "commonjs" },
    sourceMaps: "inline",
  });
const transformers = {
  relay: babelJest.createTransformer({ configFile: "./client/babel.config.cjs" }),
  ts: swc(false),
  tsx: swc(true),
};

/** Relay's compiler plugin needs Babel, which takes ten times as long as swc. */
function nameFor(source, file) {
  if (source.includes("graphql`")) return "relay";
  return file.endsWith("x") ? "tsx" : "ts";
}

const keys = new WeakMap();

/** Settings are the same for all files. Reading Babel's for each took a fiftieth of a suite's time. */
function keyOfSettings(name, options) {
  if (!keys.has(options.config)) keys.set(options.config, new Map());
  const known = keys.get(options.config);
  const id = `${name} ${options.instrument}`;
  if (!known.has(id)) known.set(id, transformers[name].getCacheKey("", __filename, options));
  return known.get(id);
}

module.exports = {
  process: (source, file, options) =>
    transformers[nameFor(source, file)].process(source, file, options),
  getCacheKey(source, file, options) {
    const key = createHash("sha256").update(keyOfSettings(nameFor(source, file), options));
    return key.update(`\0${file}\0${source}`).digest("hex");
  },
};
