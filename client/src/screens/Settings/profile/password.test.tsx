import { screen, waitFor, within } from "@testing-library/react";
import { aMember } from "../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../testing/renderRoute";

const CHANGE = "useChangePasswordMutation";
const CURRENT = "Passw0rd!";
const REPLACEMENT = "N3w-Dance!";
const CHANGED = "Your password has been changed!";
const WRONG = "You entered the wrong password.";
const MISMATCH = "The passwords don’t match.";

const dialog = () => screen.getByRole("dialog", { name: "Change your password" });
const form = () => within(dialog()).getByRole("form", { name: "Password" });
const opener = () => screen.getByRole("button", { name: "Change password" });
const field = (name: string) => within(form()).getByLabelText(name);
const rule = (label: RegExp) => within(form()).getByText(label).closest("li");

async function open() {
  const viewer = aMember({ password: CURRENT });
  const page = await renderRoute("/settings/profile", { as: subscriber, world: { viewer } });
  const { user, graph } = page;
  await user.click(await screen.findByRole("button", { name: "Change password" }));
  return {
    ...page,
    sent: () => graph.seenOf(CHANGE).map(({ variables }) => variables.input),
    fill: async (current: string, replacement: string, retyped: string) => {
      const texts = { "Current password": current, "New password": replacement };
      for (const [name, text] of Object.entries({ ...texts, "Retype password": retyped })) {
        await user.clear(field(name));
        if (text !== "") await user.type(field(name), text);
      }
    },
    press: () => user.click(within(dialog()).getByRole("button", { name: "Change password" })),
  };
}

it("ACC-PWD-01 has current, new, and retyped password, and a checklist of the five rules", async () => {
  const { user } = await open();
  for (const name of ["Current password", "New password", "Retype password"])
    expect(field(name)).toHaveAttribute("type", "password");
  expect(within(form()).getAllByRole("listitem")).toHaveLength(5);
  const lowercase = rule(/1 lowercase letter/);
  expect(lowercase).toHaveTextContent(/not met/);
  await user.type(field("New password"), "a");
  expect(lowercase).not.toHaveTextContent(/not met/);
  expect(rule(/8 characters/)).toHaveTextContent(/not met/);
  await user.type(field("New password"), "bC1-efgh");
  for (const item of within(form()).getAllByRole("listitem"))
    expect(item).not.toHaveTextContent(/not met/);
});

it("opens with the focus in the first field, without scrolling the page", async () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  await open();
  expect(field("Current password")).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

it("ACC-PWD-02 sends nothing while all three are empty, and asks for the first", async () => {
  const { press, sent } = await open();
  await press();
  expect(sent()).toEqual([]);
  expect(screen.getByText("Enter your current password.")).toBeVisible();
  await waitFor(() => expect(field("Current password")).toHaveFocus());
  expect(field("New password")).toBeValid();
});

describe("ACC-PWD-03 sends nothing unless all three are filled and both checks pass", () => {
  it.each([
    ["no current password", "", REPLACEMENT, REPLACEMENT, "Current password"],
    ["no new password", CURRENT, "", REPLACEMENT, "New password"],
    ["no repetition", CURRENT, REPLACEMENT, "", "Retype password"],
    ["a rule is not met", CURRENT, "weakness", "weakness", "New password"],
    ["the repetition differs", CURRENT, REPLACEMENT, `${REPLACEMENT}x`, "Retype password"],
  ])("%s", async (_, current, replacement, retyped, wrong) => {
    const { fill, press, sent } = await open();
    await fill(current, replacement, retyped);
    await press();
    await waitFor(() => expect(field(wrong)).toHaveFocus());
    expect(field(wrong)).toBeInvalid();
    expect(field(wrong)).toHaveAccessibleDescription(expect.stringMatching(/\w/));
    expect(sent()).toEqual([]);
    expect(screen.queryByText(CHANGED)).toBeNull();
  });
});

it("ACC-PWD-04 a mismatch flags the retyped password until both agree", async () => {
  const { user, fill, press, sent } = await open();
  await fill(CURRENT, REPLACEMENT, "N3w-Dance");
  expect(screen.queryByText(MISMATCH)).toBeNull();
  await press();
  expect(screen.getByText(MISMATCH)).toBeVisible();
  expect(field("Retype password")).toBeInvalid();
  await user.type(field("Retype password"), "?");
  expect(screen.getByText(MISMATCH)).toBeVisible();
  await user.type(field("Retype password"), "{Backspace}!");
  expect(screen.queryByText(MISMATCH)).toBeNull();
  expect(field("Retype password")).toBeValid();
  await user.type(field("New password"), "!");
  expect(screen.queryByText(MISMATCH)).toBeNull();
  await press();
  expect(screen.getByText(MISMATCH)).toBeVisible();
  expect(sent()).toEqual([]);
});

it("ACC-PWD-05 says Your password has been changed! and closes the form, empty", async () => {
  const { user, graph, fill, press, sent } = await open();
  await fill(CURRENT, REPLACEMENT, REPLACEMENT);
  await press();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(sent()).toEqual([{ currentPassword: CURRENT, newPassword: REPLACEMENT }]);
  expect(graph.world.viewer?.password).toBe(REPLACEMENT);
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(opener());
  for (const name of ["Current password", "New password", "Retype password"])
    expect(field(name)).toHaveValue("");
});

it.each(["Cancel", "Close"])("%s closes the form with what was typed", async (name) => {
  const { user } = await open();
  expect(field("Current password")).toHaveFocus();
  await user.type(field("Current password"), "half");
  await user.click(within(dialog()).getByRole("button", { name }));
  expect(opener()).toHaveFocus();
  await user.click(opener());
  expect(field("Current password")).toHaveValue("");
});

it("ACC-PWD-06 a wrong current password: You entered the wrong password.", async () => {
  const { graph, fill, press } = await open();
  await fill("Wr0ng-one!", REPLACEMENT, REPLACEMENT);
  await press();
  expect(await screen.findByText(WRONG)).toBeVisible();
  await waitFor(() => expect(field("Current password")).toHaveFocus());
  expect(field("Current password")).toBeInvalid();
  expect(graph.world.viewer?.password).toBe(CURRENT);
  expect(field("New password")).toHaveValue(REPLACEMENT);
  await fill(CURRENT, REPLACEMENT, REPLACEMENT);
  expect(screen.queryByText(WRONG)).toBeNull();
  await press();
  expect(await screen.findByText(CHANGED)).toBeVisible();
});

it("too many wrong passwords: shows the server's message and keeps the form", async () => {
  const { graph, fill, press } = await open();
  const message = "Too many wrong passwords. Please try again in 15 minutes.";
  graph.refuse("changePassword", { code: "LIMIT_EXCEEDED", message });
  await fill(CURRENT, REPLACEMENT, REPLACEMENT);
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field("New password")).toHaveValue(REPLACEMENT);
});

it("an outage: An error has occurred!", async () => {
  const { graph, fill, press } = await open();
  graph.fail(CHANGE);
  await fill(CURRENT, REPLACEMENT, REPLACEMENT);
  await press();
  expect(await screen.findByText("An error has occurred!")).toBeVisible();
  expect(field("Current password")).toHaveValue(CURRENT);
});

it("never saves the profile with the password", async () => {
  const { user, graph, fill, press, sent } = await open();
  await user.type(screen.getByLabelText("First name"), "x");
  await fill(CURRENT, REPLACEMENT, REPLACEMENT);
  await press();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(graph.seenOf("useUpdateProfileMutation")).toEqual([]);
  expect(sent()).toHaveLength(1);
});
