import { misnamed } from "./file-names";
import { codeLines } from "./sizes";

describe("file names", () => {
  it.each([
    "subgraphs/billing/src/utils/money.ts",
    "client/src/components/index.ts",
    "subgraphs/billing/src/plans/PlanService.ts",
    "subgraphs/billing/prisma/seed/Subscriptions.ts",
    "client/src/player/engine/player-engine.ts",
  ])("%s is refused", (file) => {
    expect(misnamed([file])).toHaveLength(1);
  });

  it.each([
    "subgraphs/billing/src/plans/plan.service.ts",
    "client/src/components/cards/ClassCard.tsx",
    "loadtests/lib/options.ts",
  ])("%s is accepted", (file) => {
    expect(misnamed([file])).toEqual([]);
  });
});

describe("file sizes", () => {
  it("count code, not blank lines and comments", () => {
    expect(codeLines("// why\n\nconst a = 1;\n/**\n * doc\n */\nconst b = 2;\n")).toBe(2);
  });
});
