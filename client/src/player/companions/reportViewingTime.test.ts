import { onReport, type Report } from "../../tracking/reports";
import { openEngine } from "../engine/testing/openEngine";
import { reportViewingTime } from "./reportViewingTime";

async function openReporting() {
  const reports: Report[] = [];
  const stop = onReport((report) => reports.push(report), false);
  let now = 0;
  const { engine } = await openEngine();
  engine.attach(reportViewingTime("class-1", () => now));
  const play = (seconds: number) => {
    engine.store.set({ isPlaying: true });
    now += seconds * 1_000;
  };
  const pause = (seconds: number) => {
    engine.store.set({ isPlaying: false });
    now += seconds * 1_000;
  };
  return { engine, reports, play, pause, stop };
}

const viewing = (seconds: number) => ({ kind: "viewing", classId: "class-1", seconds });

describe("viewing time", () => {
  it("VIEW-PLAY-24 is reported with the class and the seconds when the viewer leaves", async () => {
    const { engine, reports, play, pause } = await openReporting();
    play(40);
    pause(600);
    play(21);
    engine.destroy();
    expect(reports).toEqual([viewing(61)]);
  });

  it("is reported when the page closes or is hidden, and counts no second twice", async () => {
    const { engine, reports, play } = await openReporting();
    play(5);
    window.dispatchEvent(new Event("pagehide"));
    play(3);
    engine.destroy();
    window.dispatchEvent(new Event("pagehide"));
    expect(reports).toEqual([viewing(5), viewing(3)]);
  });

  it("reports nothing for a class that never played", async () => {
    const { engine, reports, pause } = await openReporting();
    pause(30);
    engine.destroy();
    expect(reports).toEqual([]);
  });
});
