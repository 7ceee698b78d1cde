import { decideAccess } from "./access";
import { screenRoutes } from "./routes";

const noFlags = { isRaised: () => false };
const afterSignUp = { isRaised: (flag: string) => flag === "postSignUp" };

const openTo = (flags: Parameters<typeof decideAccess>[2]) =>
  screenRoutes
    .filter(({ access }) => decideAccess(access, false, flags).kind === "allow")
    .map(({ path }) => path);
const withoutCatalogue = (paths: readonly string[]) =>
  paths.filter((path) => !path.startsWith("/public/"));

it("ROLE-01 a visitor may open the funnel, the sign-in, the reset and the public catalog only", () => {
  expect(withoutCatalogue(openTo(noFlags)).sort()).toEqual([
    "/logout",
    "/onboarding",
    "/onboarding/:step",
    "/registration/info",
    "/registration/order",
    "/registration/plan",
    "/registration/step1",
    "/registration/step2",
    "/reset/code",
    "/reset/email",
    "/reset/password",
    "/signin",
    "/verification",
  ]);
  expect(openTo(noFlags).filter((path) => path.startsWith("/public/"))).toHaveLength(11);
});

it("ROLE-01 and the confirmation, right after signing up", () => {
  const more = openTo(afterSignUp).filter((path) => !openTo(noFlags).includes(path));
  expect(more).toEqual(["/confirmation"]);
});
