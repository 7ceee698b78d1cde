import { cleanup, screen, within } from "@testing-library/react";
import { aClass, anInstructor, aPlaylist, aStyle } from "../../testing/graph/world/catalogue";
import { aMember, aRecord, aSavedClass, aSubscription } from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";

const half = aClass({ songName: "Half Danced", lengthSeconds: 100 });
const over = aClass({ songName: "Longer Once", lengthSeconds: 100 });
const fresh = aClass({ songName: "Never Opened", lengthSeconds: 100 });
const classes = [half, over, fresh];

const open = (path: string) =>
  renderRoute(path, {
    as: subscriber,
    world: {
      classes,
      styles: [aStyle()],
      instructors: [anInstructor()],
      playlists: [aPlaylist({ classes })],
      viewer: aMember({
        subscription: aSubscription(),
        saved: classes.map((danceClass) => aSavedClass(danceClass)),
        records: [
          aRecord(half, { lastViewedSeconds: 50 }),
          aRecord(over, { lastViewedSeconds: 130 }),
        ],
      }),
    },
  });

const barsOf = (song: string) =>
  screen.getAllByRole("link", { name: song }).map((link) => {
    const card = within(link.closest("article") as HTMLElement);
    return card.queryByRole("progressbar")?.getAttribute("aria-label") ?? null;
  });

describe("a member's progress on cards", () => {
  it("CAT-CARD-03 every card shows the share watched, at most all of it", async () => {
    for (const path of [
      "/classes",
      "/styles/Dancehall",
      "/instructors/Noa-Adeyemi",
      "/playlist/Island-Sunday",
      "/search?danced",
      "/saved",
      "/dashboard",
    ]) {
      await open(path);
      await screen.findAllByRole("link", { name: "Half Danced" });
      expect([path, ...new Set(barsOf("Half Danced"))]).toEqual([path, "50 percent watched"]);
      if (path !== "/search?danced") {
        expect([path, ...new Set(barsOf("Longer Once"))]).toEqual([path, "100 percent watched"]);
        expect([path, ...new Set(barsOf("Never Opened"))]).toEqual([path, null]);
      }
      cleanup();
    }
  });
});
