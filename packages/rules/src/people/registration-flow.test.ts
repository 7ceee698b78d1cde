import {
  billingProcessorFor,
  REGISTRATION_VERSION_DEFAULT,
  registrationFlow,
  registrationSuffix,
} from "./registration-flow";

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

  it("FUN-REG-04 CONST-15 the version defaults to 1, whose suffix is empty; another is the suffix", () => {
    expect(REGISTRATION_VERSION_DEFAULT).toBe("1");
    for (const none of [null, undefined, "", " ", "1", " 1 "])
      expect(registrationSuffix(none)).toBe("");
    expect(registrationSuffix("2")).toBe("/2");
    expect(registrationSuffix(" spring-sale_B ")).toBe("/spring-sale_B");
  });

  it.each(["../classes", "a/b", "step1", "plan", "Order", "%2e", "a b", "?x", "9".repeat(33)])(
    "a version that would change the route (%p) is ignored",
    (version) => expect(registrationSuffix(version)).toBe(""),
  );
});
