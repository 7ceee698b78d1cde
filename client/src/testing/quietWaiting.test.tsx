import { render, screen } from "@testing-library/react";

const failureOf = async (work: () => Promise<unknown>): Promise<Error> => {
  try {
    await work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("the wait did not fail");
};

const SHORT = { timeout: 100 };

describe("a wait that ends without the element", () => {
  it.each([
    ["text", () => screen.findByText("Absent", {}, SHORT)],
    ["role", () => screen.findByRole("button", { name: "Absent" }, SHORT)],
  ])("shows what it looked for by %s, the page, and where", async (_, wait) => {
    render(<p>Present</p>);
    const { stack } = await failureOf(wait);
    expect(stack).toMatch(/Absent[\s\S]*Present[\s\S]*quietWaiting\.test\.tsx/);
  });

  it("so does a query that does not wait", () => {
    render(<p>Present</p>);
    expect(() => screen.getByText("Absent")).toThrow(/Absent[\s\S]*Present/);
  });
});
