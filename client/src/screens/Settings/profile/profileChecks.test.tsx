import { screen, waitFor } from "@testing-library/react";
import { details, field, openProfile, SAVED } from "./testing/profileScene";

const INVALID_PHONE = "Please enter a valid phone number!";

describe("the phone number", () => {
  it("ACC-PROF-09 is checked when it loses the focus", async () => {
    const { user, replace } = await openProfile();
    await replace("Phone number", "call me");
    expect(screen.queryByText(INVALID_PHONE)).toBeNull();
    await user.tab();
    expect(screen.getByText(INVALID_PHONE)).toBeVisible();
    expect(field("Phone number")).toBeInvalid();
    expect(field("Phone number")).toHaveAccessibleDescription(
      expect.stringMatching(/Please enter a valid phone number!/),
    );
    await replace("Phone number", "");
    await user.tab();
    expect(screen.queryByText(INVALID_PHONE)).toBeNull();
    expect(field("Phone number")).toBeValid();
  });

  it("may be empty, and digits with spaces, parentheses, and dashes are fine", async () => {
    const { user, replace, sent, save } = await openProfile();
    await replace("Phone number", "(030) 123-45 67");
    await user.tab();
    expect(screen.queryByText(INVALID_PHONE)).toBeNull();
    await replace("Phone number", "");
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ phoneNumber: "" })]);
  });

  it.each(["+49 30 123", "12.34", "1".repeat(16)])(
    "%s blocks saving and gets the focus",
    async (phoneNumber) => {
      const { replace, save, sent } = await openProfile();
      await replace("Phone number", phoneNumber);
      await save();
      expect(screen.getByText(INVALID_PHONE)).toBeVisible();
      await waitFor(() => expect(field("Phone number")).toHaveFocus());
      expect(sent()).toEqual([]);
      expect(field("Phone number")).toHaveValue(phoneNumber);
    },
  );

  it("ACC-PROF-11 an invalid one blocks saving: Please enter a valid phone number!", async () => {
    const { user, replace, save, sent } = await openProfile();
    await replace("First name", "Anna");
    await replace("Phone number", "12a");
    await save();
    expect(screen.getByText(INVALID_PHONE)).toBeVisible();
    await user.type(field("First name"), "{Enter}");
    expect(sent()).toEqual([]);
    await replace("Phone number", "12");
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sent()).toEqual([expect.objectContaining({ name: "Anna", phoneNumber: "12" })]);
  });
});

describe("the hint of the phone number", () => {
  it("names what is accepted, and for a number with a plus sign what to do", async () => {
    const { replace, save } = await openProfile();
    expect(field("Phone number")).toHaveAccessibleDescription(/Digits, spaces, and dashes/);
    await replace("Phone number", "+1 555 0100");
    await save();
    expect(field("Phone number")).toHaveAccessibleDescription(
      `${INVALID_PHONE} Leave out the plus sign. The country code is fine.`,
    );
    await replace("Phone number", "555x");
    await save();
    expect(screen.queryByText(/plus sign/)).toBeNull();
  });
});

describe("the first name", () => {
  it("ACC-PROF-12 has at least two characters", async () => {
    const { replace, save, sent } = await openProfile();
    await replace("First name", " A ");
    await save();
    expect(screen.getByText("Name cannot be less than 2 characters")).toBeVisible();
    await waitFor(() => expect(field("First name")).toHaveFocus());
    expect(sent()).toEqual([]);
    await replace("First name", "Al");
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
  });

  it("is asked of a member who never entered one", async () => {
    await openProfile({ name: "", familyName: "" });
    expect(details().getByText("What’s your name?")).toBeVisible();
    expect(details().getByText("A")).toBeVisible();
    expect(screen.queryByText("Name cannot be less than 2 characters")).toBeNull();
  });

  it.each(["أمل الراقصة", "🕺🏽🪩", "अदिति", "A".repeat(128)])(
    "may be in any script: %s",
    async (name) => {
      const { user, save, graph } = await openProfile();
      await user.clear(field("First name"));
      await user.click(field("First name"));
      await user.paste(name);
      await save();
      expect(await screen.findByText(SAVED)).toBeVisible();
      expect(graph.world.viewer?.profile.name).toBe(name);
    },
  );

  it("takes no more characters than the server stores", async () => {
    const { user } = await openProfile();
    await user.clear(field("First name"));
    await user.click(field("First name"));
    await user.paste("A".repeat(129));
    expect(field("First name")).toHaveValue("A".repeat(128));
  });
});
