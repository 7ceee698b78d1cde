import { openEngine } from "../engine/testing/openEngine";
import { companionsOf } from "./companionsOf";
import { preferenceStorage } from "./preferenceStorage";

describe("companions", () => {
  it("plays, and keeps the volume, in a browser without storage", async () => {
    const refused = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { engine, video } = await openEngine({ storage: preferenceStorage });
    for (const companion of companionsOf({ classId: "1", songName: "Song" })) {
      engine.attach(companion);
    }
    engine.setVolume(40);
    engine.setSpeed(0.5);
    expect([video.volume, video.playbackRate]).toEqual([0.4, 0.5]);
    engine.destroy();
    refused.mockRestore();
  });
});
