import { screen, waitFor, within } from "@testing-library/react";
import { graphError } from "../../../testing/graph/execution/errors";
import { inactiveMember, renderRoute, subscriber } from "../../../testing/renderRoute";
import { button, details, field, form, openProfile, SAVED, UPDATE } from "./testing/profileScene";

const FAILED = "An error occurred!";

const optIn = () => within(form()).getByRole("checkbox");

function expectFields(
  name: string,
  familyName: string,
  phoneNumber: string,
  isSubscribed: boolean,
) {
  expect(field("First name")).toHaveValue(name);
  expect(field("Family name")).toHaveValue(familyName);
  expect(field("Phone number")).toHaveValue(phoneNumber);
  expect((optIn() as HTMLInputElement).checked).toBe(isSubscribed);
}

it("ACC-PROF-03 ACC-PROF-05 shows the stored first name, family name, email, phone number, and opt-in", async () => {
  await openProfile({ isSubscribed: false });
  expectFields("Ana", "Silva", "5550100", false);
  expect(field("Email")).toHaveValue("ana@example.com");
  const identity = details().getByText("Ana Silva").parentElement?.parentElement;
  expect(identity).toHaveTextContent(/^ASAna Silvaana@example.com$/);
});

it("ACC-PROF-04 the email can be read and focused, but not edited", async () => {
  const { user } = await openProfile();
  const email = field("Email");
  await user.type(email, "x");
  expect(email).toHaveFocus();
  expect(email).toHaveValue("ana@example.com");
  expect(email).toHaveAttribute("readonly");
});

it("ACC-PROF-01 ACC-PROF-02 the path chooses one of two tabs", async () => {
  const { user, address } = await openProfile();
  const tabs = within(screen.getByRole("navigation", { name: "Settings" }));
  const current = () => tabs.getByRole("link", { current: "page" }).textContent;
  expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Profile Info",
    "Manage Subscription",
  ]);
  expect(current()).toBe("Profile Info");
  await user.click(tabs.getByRole("link", { name: "Manage Subscription" }));
  await waitFor(() => expect(address()).toBe("/settings/subscription"));
  expect(
    await screen.findByRole("link", { name: "Manage Subscription", current: "page" }),
  ).toBeVisible();
  expect(screen.queryByRole("form", { name: "Profile" })).toBeNull();
});

describe("saving", () => {
  it("ACC-PROF-07 sends all four fields, says so, and shows them as stored", async () => {
    const { user, sent, replace, save, graph } = await openProfile();
    await replace("First name", "Anna");
    await replace("Family name", "");
    await replace("Phone number", "(555) 010-99");
    await user.click(optIn());
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sent()).toEqual([
      { name: "Anna", familyName: "", phoneNumber: "(555) 010-99", isSubscribed: false },
    ]);
    await waitFor(() => expectFields("Anna", "", "55501099", false));
    expect(graph.world.viewer?.profile).toMatchObject({ name: "Anna", isSubscribed: false });
    expect(within(form()).queryByRole("button", { name: "Discard changes" })).toBeNull();
  });

  it("a new name appears in the section and in the menu without a reload", async () => {
    const { user, replace, save } = await openProfile();
    const openMenu = async () => {
      const [menu] = await screen.findAllByRole("button", { name: "Menu", expanded: false });
      if (menu) await user.click(menu);
    };
    const letters = () => document.querySelector("[data-letters]")?.getAttribute("data-letters");
    await openMenu();
    await waitFor(() => expect(screen.getAllByText("ana@example.com")).toHaveLength(2));
    await user.keyboard("{Escape}");
    await replace("First name", "Bea");
    expect(details().getByText("Ana Silva")).toBeVisible();
    expect(letters()).toBe("AS");
    await save();
    expect(await details().findByText("Bea Silva")).toBeVisible();
    await waitFor(() => expect(letters()).toBe("BS"));
    await openMenu();
    await waitFor(() => expect(screen.getAllByText("Bea Silva")).toHaveLength(2));
  });

  it("cannot be pressed twice while the first request is under way", async () => {
    const { user, graph, sent, replace, save } = await openProfile();
    const held = graph.hold(UPDATE);
    await replace("First name", "Anna");
    await save();
    await waitFor(() => expect(button("Saving")).toBeDisabled());
    await user.click(button("Saving"));
    await user.type(field("First name"), "{Enter}");
    held.release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it("keeps what is typed while the request is under way", async () => {
    const { graph, user, replace, save } = await openProfile();
    const held = graph.hold(UPDATE);
    await replace("First name", "Anna");
    await save();
    await user.type(field("Family name"), " Costa");
    held.release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expectFields("Anna", "Silva Costa", "5550100", true));
    expect(button("Discard changes")).toBeVisible();
  });
});

describe("a failed save", () => {
  const editAll = async ({ user, replace }: Awaited<ReturnType<typeof openProfile>>) => {
    await replace("First name", "Anna");
    await replace("Family name", "Costa");
    await replace("Phone number", "5550199");
    await user.click(optIn());
  };

  it.each([
    ["the network", (page: Awaited<ReturnType<typeof openProfile>>) => page.graph.fail(UPDATE)],
    [
      "the server",
      (page: Awaited<ReturnType<typeof openProfile>>) =>
        page.graph.fail("Mutation.updateProfile", graphError("INTERNAL_SERVER_ERROR")),
    ],
    [
      "a refusal",
      (page: Awaited<ReturnType<typeof openProfile>>) =>
        page.graph.refuse("updateProfile", { code: "INVALID_NAME", message: FAILED }),
    ],
  ])("after a failure of %s, every field is as before", async (_, provoke) => {
    const page = await openProfile();
    provoke(page);
    await editAll(page);
    await page.save();
    expect(await screen.findByText(FAILED)).toBeVisible();
    await waitFor(() => expectFields("Ana", "Silva", "5550100", true));
    expect(details().getByText("Ana Silva")).toBeVisible();
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  it("ACC-PROF-08 says An error occurred! and reverts the fields, which can be brought back and saved", async () => {
    const page = await openProfile();
    page.graph.fail(UPDATE);
    await editAll(page);
    await page.save();
    expect(await screen.findByText(FAILED)).toBeVisible();
    await waitFor(() => expectFields("Ana", "Silva", "5550100", true));
    page.graph.heal(UPDATE);
    await page.user.click(button("bring them back"));
    expect(button("Save changes")).toHaveFocus();
    expectFields("Anna", "Costa", "5550199", false);
    expect(screen.queryByText(FAILED)).toBeNull();
    await page.save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expectFields("Anna", "Costa", "5550199", false));
  });

  it("can be tried again at once, with the edits that were kept", async () => {
    const page = await openProfile();
    page.graph.fail(UPDATE);
    await editAll(page);
    await page.save();
    expect(await screen.findByText(/^Your changes weren’t saved, but we kept them/)).toBeVisible();
    page.graph.heal(UPDATE);
    await page.user.click(button("Try again"));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
    await waitFor(() => expectFields("Anna", "Costa", "5550199", false));
    expect(page.sent()).toHaveLength(2);
  });
});

it("without an edit, there is nothing to save or discard", async () => {
  const { replace, save, sent } = await openProfile();
  const buttons = () => within(form()).queryAllByRole("button");
  expect(buttons()).toEqual([]);
  await replace("First name", "Anna");
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    "Save changes",
    "Discard changes",
  ]);
  await replace("First name", "Ana");
  expect(buttons()).toEqual([]);
  await replace("First name", "Anna");
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  await waitFor(() => expect(buttons()).toEqual([]));
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "Personal details" })).toHaveFocus();
});

it("has links to its sections", async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.querySelector("h2, h3")?.textContent ?? "");
  };
  const { user } = await openProfile();
  const jumps = within(screen.getByRole("navigation", { name: "On this page" }));
  for (const link of jumps.getAllByRole("link")) await user.click(link);
  await user.click(jumps.getByRole("link", { name: "Privacy & data" }));
  expect(seen).toEqual(["Personal details", "Security", "Privacy & data", "Privacy & data"]);
});

it("Discard changes brings back the stored values and sends nothing", async () => {
  const { user, replace, sent } = await openProfile();
  expect(within(form()).queryByRole("button", { name: "Discard changes" })).toBeNull();
  await replace("First name", "A");
  await user.click(optIn());
  await user.click(button("Discard changes"));
  expect(screen.getByRole("heading", { name: "Personal details" })).toHaveFocus();
  expectFields("Ana", "Silva", "5550100", true);
  expect(screen.queryByText("Name cannot be less than 2 characters")).toBeNull();
  expect(sent()).toEqual([]);
});

it("is open to a member without a subscription", async () => {
  await renderRoute("/settings/profile", { as: inactiveMember });
  expect(await screen.findByRole("form", { name: "Profile" })).toBeVisible();
});

describe("leaving with edits that are not saved", () => {
  const leave = async () => {
    const page = await openProfile();
    await page.replace("First name", "Anna");
    await page.user.click(screen.getByRole("link", { name: "Manage Subscription" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    const press = (name: string) => page.user.click(dialog.getByRole("button", { name }));
    return { ...page, press };
  };

  it("asks first, and keeps them for a member who stays", async () => {
    const { press, address } = await leave();
    await press("Keep editing");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toBe("/settings/profile");
    expect(field("First name")).toHaveValue("Anna");
  });

  it("goes on without them for a member who discards them", async () => {
    const { press, address, sent } = await leave();
    await press("Leave");
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
    expect(sent()).toEqual([]);
  });

  it("a jump within the page asks nothing", async () => {
    const { user, replace, address } = await openProfile();
    await replace("First name", "Anna");
    await user.click(screen.getByRole("link", { name: "Security" }));
    expect(address()).toBe("/settings/profile#security");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(field("First name")).toHaveValue("Anna");
  });
});

it("one section has what keeps the account safe, each part with its action in the same place", async () => {
  await openProfile();
  const security = screen.getByRole("region", { name: "Security" });
  const parts = within(security).getAllByRole("region");
  expect(parts.map((part) => within(part).getByRole("heading").textContent)).toEqual([
    "Password",
    "New-device alerts",
    "Devices",
  ]);
  const [password, alerts] = parts.map((part) => part.querySelector("header + *")?.textContent);
  expect([password, alerts]).toEqual(["Change", "Always on"]);
});

it("says that it loads, below the tabs, until its panels are there", async () => {
  let release = () => {};
  await renderRoute("/settings/profile", {
    as: subscriber,
    provoke: (graph) => {
      ({ release } = graph.hold("ProfileScreenQuery"));
    },
  });
  expect(await screen.findByText("Loading")).toBeVisible();
  expect(screen.getByRole("link", { name: "Profile Info" })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "On this page" })).toBeNull();
  release();
  expect(await screen.findByRole("region", { name: "Security" })).toBeVisible();
  expect(screen.queryByText("Loading")).toBeNull();
});
