import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "../testing/renderPage";
import { useMembershipGate } from "./MembershipPrompts";

function Door() {
  const { whenMember } = useMembershipGate();
  return (
    <button type="button" onClick={() => whenMember(() => undefined)}>
      Watch
    </button>
  );
}

it.each([
  ["/onboarding/results", "/registration"],
  ["/public/catalog", "/onboarding"],
])("from %s a visitor who signs up goes on to %s", async (at, to) => {
  const page = renderPage({ routes: [{ path: at, element: <Door /> }], at });
  await page.user.click(screen.getByRole("button", { name: "Watch" }));
  await page.user.click(await screen.findByRole("button", { name: "Sign Up" }));
  await waitFor(() => expect(page.path()).toBe(to));
});
