import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aClass, anInstructor, many } from "../../testing/graph/world/catalogue";
import { renderRoute } from "../../testing/renderRoute";

const open = (count = 24) =>
  renderRoute("/public/instructors/Noa-Adeyemi", {
    as: "visitor",
    world: {
      instructors: [anInstructor()],
      classes: many(count, (index) => aClass({ songName: `Song ${index + 1}` })),
    },
  });

describe("instructor page", () => {
  it("CAT-INS-05 the banner has the first name behind, the full name, the styles and the biography", async () => {
    await open();
    const name = await screen.findByRole("heading", { level: 1, name: "Noa Adeyemi" });
    const banner = within(name.closest("section") as HTMLElement);
    expect(banner.getByText("NOA")).toBeInTheDocument();
    expect(banner.getByText("Kingston-trained, London-based.")).toBeVisible();
    expect(banner.getByRole("link", { name: "Afrobeats" })).toHaveAttribute(
      "href",
      "/public/styles/Afrobeats",
    );
  });

  it("CAT-INS-06 CAT-INS-07 shows three popular classes, then all of them ten at a time", async () => {
    const page = await open();
    const popular = await screen.findByRole("heading", { name: "Most Popular Classes" });
    const cardsUnder = (heading: HTMLElement) =>
      within(heading.closest("section") as HTMLElement).getAllByRole("article");
    expect(cardsUnder(popular)).toHaveLength(3);
    const all = screen.getByRole("heading", { name: "All Classes" });
    expect(cardsUnder(all)).toHaveLength(10);
    expect(screen.getByText("24 classes")).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(cardsUnder(all)).toHaveLength(20));
  });

  it("CAT-INS-08 without classes it says that videos are coming", async () => {
    await open(0);
    expect(await screen.findByText("VIDEOS COMING SOON!")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "All Classes" })).toBeNull();
  });
});

describe("instructors page", () => {
  const openList = (count: number) =>
    renderRoute("/public/instructors", {
      as: "visitor",
      world: {
        instructors: many(count, (index) =>
          anInstructor({ name: `Teacher ${index}`, avatarPath: "avatar.webp" }),
        ),
      },
    });

  it("CAT-INS-01 CAT-INS-02 counts them and shows picture, name and styles of each", async () => {
    await openList(2);
    expect(await screen.findByRole("heading", { name: "2 Instructors" })).toBeVisible();
    const card = screen.getByRole("link", { name: /Teacher 0/ });
    expect(card.querySelector("img")).toHaveAttribute("src", "/media/avatar.webp");
    expect(within(card).getByText("Dancehall")).toBeVisible();
    expect(within(card).getByText("Afrobeats")).toBeVisible();
  });

  it("CAT-INS-03 See More Instructors loads the rest", async () => {
    const { user } = await openList(30);
    await user.click(await screen.findByRole("button", { name: "See More Instructors" }));
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: /Teacher \d/ })).toHaveLength(30),
    );
  });

  it("CAT-INS-11 a picture that fails to load becomes the default avatar", async () => {
    await openList(1);
    const card = await screen.findByRole("link", { name: /Teacher 0/ });
    fireEvent.error(card.querySelector("img") as HTMLImageElement);
    expect(within(card).getByTestId("default-avatar")).toBeInTheDocument();
  });
});
