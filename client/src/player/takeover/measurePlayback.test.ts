import { FakeVideo } from "../engine/testing/fakeVideo";
import { openEngine } from "../engine/testing/openEngine";
import { measurePlayback } from "./measurePlayback";

it("tells once what playback was like", async () => {
  const video = new FakeVideo();
  video.isSlow = true;
  const { engine } = await openEngine({}, video);
  const take = measurePlayback(engine);
  video.dispatchEvent(new Event("playing"));
  expect(take()).toEqual({
    startupSeconds: expect.any(Number),
    playedSeconds: expect.any(Number),
    stalledSeconds: 0,
    hasFailed: false,
  });
  expect(take()).toBeNull();
  engine.destroy();
});

it("has no startup time when no picture was shown", async () => {
  const video = new FakeVideo();
  video.isSlow = true;
  const { engine } = await openEngine({}, video);
  expect(measurePlayback(engine)()).toMatchObject({ startupSeconds: null, playedSeconds: 0 });
  engine.destroy();
});
