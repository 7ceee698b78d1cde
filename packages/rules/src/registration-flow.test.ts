import { billingProcessorFor, registrationFlow, registrationSuffix } from "./registration-flow";

describe("registration flow", () => {
  it("FUN-REG-01 the processor is the campaign's, else the default", () => {
    const table = { spring: "CRM" } as const;
    expect(billingProcessorFor("spring", table, "RECURLY")).toBe("CRM");
    expect(billingProcessorFor("autumn", table, "RECURLY")).toBe("RECURLY");
    expect(billingProcessorFor(null, table, "RECURLY")).toBe("RECURLY");
    expect(billingProcessorFor("constructor", table, "RECURLY")).toBe("RECURLY");
  });

  it("FUN-REG-02 onboarding_flow 01 is flow A, 02 flow B, absent flow A", () => {
    expect(registrationFlow("01")).toBe("three-step");
    expect(registrationFlow("02")).toBe("two-step");
    expect(registrationFlow(null)).toBe("three-step");
    expect(registrationFlow("7")).toBe("three-step");
  });

  it("the version defaults to 1, whose suffix is empty", () => {
    expect(registrationSuffix(null)).toBe("");
    expect(registrationSuffix("1")).toBe("");
    expect(registrationSuffix("2")).toBe("/2");
  });
});
