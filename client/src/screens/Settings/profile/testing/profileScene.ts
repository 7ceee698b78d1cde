import { screen, within } from "@testing-library/react";
import type { ProfileRow } from "../../../../testing/graph/world/memberRows";
import { aMember } from "../../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../../testing/renderRoute";

export const UPDATE = "useUpdateProfileMutation";
export const SAVED = "Your profile has been updated";

export const details = () => within(screen.getByRole("region", { name: "Personal details" }));
export const form = () => screen.getByRole("form", { name: "Profile" });
export const field = (name: string) => within(form()).getByRole("textbox", { name });
export const button = (name: string) => within(form()).getByRole("button", { name });

/** Opens the profile page of a member, Ana Silva unless told otherwise. */
export async function openProfile(profile: Partial<ProfileRow> = {}) {
  const viewer = aMember({
    email: "ana@example.com",
    profile: { phoneNumber: "5550100", ...profile },
  });
  const page = await renderRoute("/settings/profile", { as: subscriber, world: { viewer } });
  await screen.findByRole("form", { name: "Profile" });
  const { user, graph } = page;
  return {
    ...page,
    sent: () => graph.seenOf(UPDATE).map(({ variables }) => variables.input),
    replace: async (name: string, text: string) => {
      await user.clear(field(name));
      if (text !== "") await user.type(field(name), text);
    },
    save: () => user.click(button("Save changes")),
  };
}
