const workspaces = {
  "^@eightcount/(rules|contracts|service-kit|sandbox|demo|local-stack|test-kit)/(.*)$":
    "<rootDir>/packages/$1/src/$2.ts",
};
const swc = {
  jsc: {
    parser: { syntax: "typescript", decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: "es2023",
    keepClassNames: true,
  },
  module: { type: "commonjs" },
  sourceMaps: "inline",
};
const server = {
  testEnvironment: "<rootDir>/packages/test-kit/jest/one-realm-environment.cjs",
  runtime: "<rootDir>/packages/test-kit/jest/one-realm-runtime.cjs",
  moduleNameMapper: workspaces,
  transform: { "^.+\\.[cm]?[jt]s$": ["@swc/jest", swc] },
  transformIgnorePatterns: ["/node_modules/"],
  modulePathIgnorePatterns: ["/dist/", "/.eightcount/"],
};

/** Tests that build a second checkout, which takes minutes. They run in `npm run test:full` only. */
const OF_CHECKOUTS = "\\.checkout\\.test\\.ts$";

/** Tests that drive a browser or a whole stack. */
const stack = {
  ...server,
  setupFilesAfterEnv: ["<rootDir>/packages/test-kit/jest/long-timeout.cjs"],
};

module.exports = {
  testTimeout: 120_000,
  testSequencer: "<rootDir>/packages/test-kit/jest/longest-first.cjs",
  projects: [
    {
      ...server,
      displayName: "server",
      globalSetup: "<rootDir>/packages/test-kit/jest/open-servers.cjs",
      globalTeardown: "<rootDir>/packages/test-kit/jest/close-servers.cjs",
      roots: [
        "<rootDir>/packages",
        "<rootDir>/subgraphs",
        "<rootDir>/gateway",
        "<rootDir>/loadtests",
        "<rootDir>/helm",
        "<rootDir>/client/server",
      ],
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: [
        ...["/node_modules/", "/dist/", "/journeys/", "/attacks/", "/rehearsals/"],
        OF_CHECKOUTS,
      ],
    },
    {
      displayName: "client",
      testEnvironment: "<rootDir>/client/src/testing/environment.cjs",
      roots: ["<rootDir>/client"],
      testMatch: ["**/src/**/*.test.ts", "**/src/**/*.test.tsx"],
      moduleNameMapper: {
        ...workspaces,
        "^(\\.{1,2}/.*)\\.js$": "$1",
        "\\.(woff2|css|svg|webp)$": "<rootDir>/client/src/testing/asset.cjs",
      },
      setupFilesAfterEnv: ["<rootDir>/client/src/testing/setup.ts"],
      transform: { "\\.[jt]sx?$": "<rootDir>/client/src/testing/transform.cjs" },
      transformIgnorePatterns: ["/node_modules/"],
    },
    {
      ...stack,
      displayName: "journeys",
      globalSetup: "<rootDir>/packages/test-kit/jest/open-stack.cjs",
      globalTeardown: "<rootDir>/packages/test-kit/jest/close-stack.cjs",
      roots: ["<rootDir>/client", "<rootDir>/gateway", "<rootDir>/loadtests"],
      testMatch: ["**/journeys/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", "/journeys/eyes/"],
    },
    {
      ...stack,
      displayName: "attacks",
      globalSetup: "<rootDir>/packages/test-kit/jest/open-stack.cjs",
      globalTeardown: "<rootDir>/packages/test-kit/jest/close-stack.cjs",
      roots: ["<rootDir>/gateway/attacks"],
      testMatch: ["**/*.test.ts"],
    },
    {
      ...stack,
      displayName: "rehearsals",
      globalSetup: "<rootDir>/packages/test-kit/jest/open-servers.cjs",
      globalTeardown: "<rootDir>/packages/test-kit/jest/close-servers.cjs",
      roots: ["<rootDir>/helm/rehearsals"],
      testMatch: ["**/*.test.ts"],
    },
    {
      ...stack,
      displayName: "pictures",
      roots: ["<rootDir>/client/journeys/eyes"],
      testMatch: ["**/*.test.ts"],
    },
    {
      ...stack,
      displayName: "checkouts",
      roots: ["<rootDir>/packages"],
      testMatch: ["**/*.checkout.test.ts"],
    },
  ],
};
