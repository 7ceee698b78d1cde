import { waitFor } from "@testing-library/react";
import { renderRoute } from "../testing/renderRoute";

beforeEach(() => localStorage.clear());

const leads = async (from: string, to: string) => {
  const { address } = await renderRoute(from, { as: "visitor" });
  await waitFor(() => expect(address()).toBe(to));
};

describe("FUN-REG-04 the version after /registration", () => {
  it("is an address of the active flow for visitors who came with that flow, even later", async () => {
    const search = "?registration_version=2";
    await leads(`/registration/2${search}`, `/registration/plan${search}`);
    await leads("/registration/2", "/registration/plan");
    await leads("/registration/2?onboarding_flow=02", "/registration/step1?onboarding_flow=02");
    await leads("/registration", "/registration/step1");
  });

  it("is an unknown page for everyone else", async () => {
    await leads("/registration/2", "/registration/step1");
    await leads(
      "/registration/3?registration_version=2",
      "/registration/step1?registration_version=2",
    );
    await leads("/registration/1", "/registration/step1");
  });
});
