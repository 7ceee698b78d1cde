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
function transformerOf(source, file) {
  if (source.includes("graphql`")) return transformers.relay;
  return file.endsWith("x") ? transformers.tsx : transformers.ts;
}

module.exports = {
  process: (source, file, options) => transformerOf(source, file).process(source, file, options),
  getCacheKey: (source, file, options) =>
    transformerOf(source, file).getCacheKey(source, file, options),
};
