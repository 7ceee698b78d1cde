import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CaptchaSolver } from "../../../captcha/captchaSolver";
import type { WorldParts } from "../../../testing/graph/world/world";
import { Preloaded } from "../../../testing/Preloaded";
import { renderPage } from "../../../testing/renderPage";
import { invitationVariables, registrationVariables } from "../../../visitor/registrationStart";
import infoScreenQuery, { type InfoScreenQuery } from "../__generated__/InfoScreenQuery.graphql";
import planScreenQuery, { type PlanScreenQuery } from "../__generated__/PlanScreenQuery.graphql";
import step1ScreenQuery, { type Step1ScreenQuery } from "../__generated__/Step1ScreenQuery.graphql";
import { InfoScreen } from "../InfoScreen";
import { PlanScreen } from "../PlanScreen";
import { Step1Screen } from "../Step1Screen";

const solveNothing = () => Promise.resolve("solved");

interface Scene {
  readonly at: string;
  readonly world?: WorldParts;
  /** Wraps step 1, for example in a context that the test observes. */
  readonly around?: (screen: ReactNode) => ReactNode;
}

export function open(scene: Scene) {
  const { at, world = {} } = scene;
  const around = scene.around ?? ((screen: ReactNode) => screen);
  const search = new URL(at, "http://localhost").search;
  return renderPage({
    routes: [
      {
        path: "/registration/step1",
        element: around(
          <CaptchaSolver value={solveNothing}>
            <Preloaded<Step1ScreenQuery>
              query={step1ScreenQuery}
              variables={registrationVariables(search)}
              Screen={Step1Screen}
            />
          </CaptchaSolver>,
        ),
      },
      {
        path: "/registration/plan",
        element: (
          <CaptchaSolver value={solveNothing}>
            <Preloaded<PlanScreenQuery>
              query={planScreenQuery}
              variables={registrationVariables(search)}
              Screen={PlanScreen}
            />
          </CaptchaSolver>
        ),
      },
      {
        path: "/registration/info",
        element: (
          <CaptchaSolver value={solveNothing}>
            <Preloaded<InfoScreenQuery>
              query={infoScreenQuery}
              variables={invitationVariables(search)}
              Screen={InfoScreen}
            />
          </CaptchaSolver>
        ),
      },
    ],
    at,
    world,
  });
}

export type Page = ReturnType<typeof open>;

/** The account that the graph finds by this e-mail. */
export const memberOf = ({ graph }: Page, email: string) =>
  graph.world.members.find((member) => member.email === email);

/** World whose accounts are confirmed without a code. */
export const autoConfirming: WorldParts = { registration: { autoConfirm: true } };

export const fill = async ({ user }: Page, email = "ana@example.com", password = "Passw0rd!") => {
  const field = await screen.findByLabelText("Email");
  if (email) await user.type(field, email);
  if (password) await user.type(screen.getByLabelText("Password"), password);
};
export const solve = async ({ user }: Page) => {
  await user.click(screen.getByRole("checkbox", { name: /not a robot/ }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: /not a robot/ })).toBeChecked());
};
export const start = ({ user }: Page) =>
  user.click(screen.getByRole("button", { name: "Start 7-day Free Trial" }));
export const pressContinue = async ({ user }: Page) =>
  user.click(await screen.findByRole("button", { name: "Continue" }));
/** Expects the confirmation page, which leads to the code page. */
export const expectConfirmation = async ({ path, session }: Page) => {
  await waitFor(() => expect(path()).toBe("/confirmation"));
  expect(session.flags.isRaised("verificationPending")).toBe(true);
};
