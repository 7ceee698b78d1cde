import { waitFor } from "@testing-library/react";
import { OpenExternalContext } from "../../navigation/openExternal";
import { fill, open, solve, start } from "./testing/registrationScene";

const orderPageUrl = "https://orders.example.com/crm/order?email=ana%40example.com";
const outside: string[] = [];
it("FUN-REG-64 an account that needs no code goes directly to the CRM's order page", async () => {
  const page = open({
    at: "/registration/step1?onboarding_flow=02&utm_campaign=spring",
    world: {
      registration: {
        autoConfirm: true,
        crmOrderUrl: "https://orders.example.com/crm/order",
        processorByCampaign: { spring: "CRM" },
      },
    },
    around: (screen) => (
      <OpenExternalContext value={(address) => outside.push(address)}>{screen}</OpenExternalContext>
    ),
  });
  await fill(page);
  await solve(page);
  await start(page);
  await waitFor(() => expect(outside).toEqual([orderPageUrl]));
  expect(page.callsOf("signInOperationsSignInMutation")).toHaveLength(1);
  expect(page.callsOf("useSignUpMutation")[0]?.variables).toMatchObject({
    input: { trackingParams: expect.stringContaining('"utm_campaign":"spring"') },
  });
  expect(page.path()).toMatch(/^\/registration\/step1/);
});
