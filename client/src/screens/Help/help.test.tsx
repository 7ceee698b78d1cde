import { act, screen, waitFor } from "@testing-library/react";
import { createGraph, type MemoryGraph } from "../../testing/graph/graph";
import { aMember } from "../../testing/graph/world/members";
import { renderPage } from "../../testing/renderPage";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { resizeTo } from "../../testing/windowWidth";
import { ContactScreen } from "./ContactScreen";

const DESK = 1440;
const TABLET = 900;
const PHONE = 480;
const SUPPORT = "support@eightcount.example";

/** The form of a member whose own name and address could not be loaded. */
function open(width: number, provoke: (graph: MemoryGraph) => void = () => undefined) {
  resizeTo(width);
  const graph = createGraph({ viewer: aMember() });
  graph.fail("useOwnContactQuery");
  provoke(graph);
  return renderPage({
    routes: [{ path: "/help/contact-us", element: <ContactScreen /> }],
    at: "/help/contact-us",
    world: graph,
  });
}
const field = (name: string) => screen.getByRole("textbox", { name });
const press = (page: ReturnType<typeof open>) =>
  page.user.click(screen.getByRole("button", { name: "SEND" }));
async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(field("First name"), "Ana");
  await user.type(field("Email"), "ana@example.com");
  await user.type(field("Your question"), "How do I mirror?");
}

describe("the contact form", () => {
  it("HELP-04 CONST-25 asks for first name, last name, one of four categories, email and message", () => {
    open(DESK);
    for (const name of ["First name", "Last name", "Email", "Your question"])
      expect(field(name)).toBeVisible();
    const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(options).toEqual(["General", "Billing", "Technical", "Other"]);
  });

  it("HELP-05 HELP-06 HELP-08 an empty form says what is missing and sends nothing", async () => {
    const page = open(DESK);
    await page.user.type(field("First name"), "A");
    await press(page);
    for (const sentence of [
      "Name cannot be less than 2 characters",
      "Please enter a contact email",
      "Please include a query",
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    await waitFor(() => expect(field("First name")).toHaveFocus());
    expect(page.callsOf("useSendHelpRequestMutation")).toEqual([]);
    expect(field("First name")).toHaveValue("A");
  });

  it("HELP-07 an invalid email has a different message than a missing one", async () => {
    const page = open(DESK);
    await page.user.type(field("Email"), "ana@example");
    await press(page);
    expect(screen.getByText("Please enter valid email address")).toBeVisible();
  });

  it("HELP-10 HELP-12 says thanks and clears the form", async () => {
    const page = open(DESK);
    await fillIn(page);
    await press(page);
    const thanks = `Thank you for submitting your query. We will look into it and get back to you in 24 hours. Feel free to write to us at ${SUPPORT} if you have any other questions.`;
    expect(await screen.findByText(thanks)).toBeVisible();
    await waitFor(() => expect(field("Your question")).toHaveValue(""));
    expect(field("First name")).toHaveValue("");
    expect(page.callsOf("useSendHelpRequestMutation")[0]?.variables).toEqual({
      input: {
        firstName: "Ana",
        lastName: "",
        category: "GENERAL",
        email: "ana@example.com",
        message: "How do I mirror?",
      },
    });
  });

  it("HELP-11 a failure shows where to write and keeps the typed text", async () => {
    const page = open(DESK, (graph) => graph.fail("useSendHelpRequestMutation"));
    await fillIn(page);
    await press(page);
    const sentence = `Communication error, please send your query to ${SUPPORT}`;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field("Your question")).toHaveValue("How do I mirror?");
  });

  it("HELP-09 the narrow form checks only the question; the server's sentence is shown", async () => {
    const message = "Please enter a contact email";
    const page = open(TABLET, (graph) =>
      graph.refuse("sendHelpRequest", { code: "EMAIL_MISSING", message, field: "email" }),
    );
    await press(page);
    expect(screen.getByText("Please include a query")).toBeVisible();
    expect(screen.queryByText("Please enter a contact email")).toBeNull();
    await page.user.type(field("Your question"), "How?");
    await press(page);
    expect(await screen.findByText("Please enter a contact email")).toBeVisible();
    expect(field("Your question")).toHaveValue("How?");
  });

  it("HELP-03 on phones the contact tab is disabled and the support's address shown", () => {
    open(PHONE);
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByRole("link", { name: "Contact us" })).toBeNull();
    expect(screen.getByText("Contact us")).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("link", { name: SUPPORT })).toHaveAttribute(
      "href",
      `mailto:${SUPPORT}`,
    );
  });

  describe("of a member", () => {
    const openAsMember = async () => {
      resizeTo(DESK);
      const profile = { name: "Mona", familyName: "Takt" };
      const viewer = aMember({ email: "mona@example.com", profile });
      const page = await renderRoute("/help/contact-us", { as: subscriber, world: { viewer } });
      await screen.findByRole("textbox", { name: "Email" }, { timeout: 5_000 });
      await waitFor(() => expect(field("Email")).toHaveValue("mona@example.com"));
      return page;
    };

    it("HELP-04 prefills the member's name and email, which can be changed", async () => {
      const { user, graph } = await openAsMember();
      expect(field("First name")).toHaveValue("Mona");
      expect(field("Last name")).toHaveValue("Takt");
      await user.clear(field("Last name"));
      await user.clear(field("Email"));
      await user.type(field("Email"), "work@example.com");
      await user.type(field("Your question"), "How do I mirror?");
      await user.click(screen.getByRole("button", { name: "SEND" }));
      await waitFor(() =>
        expect(graph.seen.at(-1)?.variables).toMatchObject({
          input: { firstName: "Mona", lastName: "", email: "work@example.com" },
        }),
      );
    });

    it("HELP-12 clears after submitting", async () => {
      const { user } = await openAsMember();
      await user.type(field("Your question"), "How do I mirror?");
      await user.click(screen.getByRole("button", { name: "SEND" }));
      await waitFor(() => expect(field("Your question")).toHaveValue(""));
      for (const name of ["First name", "Last name", "Email"]) expect(field(name)).toHaveValue("");
    });
  });

  it("keeps the question when the phone is rotated", async () => {
    resizeTo(TABLET);
    const originalMatchMedia = window.matchMedia;
    const listeners: (() => void)[] = [];
    const turnTo = (width: number) => {
      resizeTo(width);
      return act(async () => {
        for (const listener of listeners) listener();
      });
    };
    window.matchMedia = (query) => ({
      ...originalMatchMedia(query),
      addEventListener: (_: string, listener: EventListenerOrEventListenerObject) =>
        listeners.push(listener as () => void),
    });
    const { user } = renderPage({
      routes: [{ path: "/help/contact-us", element: <ContactScreen /> }],
      at: "/help/contact-us",
    });
    await user.type(field("Your question"), "How do I mirror?");
    await turnTo(PHONE);
    expect(screen.queryByRole("form")).toBeNull();
    await turnTo(TABLET);
    expect(field("Your question")).toHaveValue("How do I mirror?");
  });
});
