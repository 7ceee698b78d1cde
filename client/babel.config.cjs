/** For Jest only: the browser build transforms Relay in vite.config.ts and leaves the rest to Vite. */
module.exports = {
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  plugins: [["relay", { eagerEsModules: true }]],
};
