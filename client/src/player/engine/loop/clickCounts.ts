import type { Companion } from "../player";
import { FULL_VOLUME } from "../playerControls";

const CLICK_SECONDS = 0.06;
const CLICK_HERTZ = 1_100;
const LAST_CLICK_HERTZ = 1_650;

/** Clicks on every count of the count-in, higher on 8, at the film's volume. */
export const clickCounts: Companion = ({ store }) => {
  let sound: AudioContext | null = null;
  let before = store.get().count;
  const end = store.subscribe(() => {
    const { count, isCountHeard, volume, isMutedByBrowser } = store.get();
    const isNew = count !== before && count !== null;
    before = count;
    if (!isNew || !isCountHeard || volume === 0 || isMutedByBrowser) return;
    sound ??= new AudioContext();
    click(sound, count === 8 ? LAST_CLICK_HERTZ : CLICK_HERTZ, volume / FULL_VOLUME);
  });
  return () => {
    end();
    void sound?.close();
  };
};

function click(sound: AudioContext, hertz: number, loudness: number): void {
  const tone = new OscillatorNode(sound, { type: "triangle", frequency: hertz });
  const gain = new GainNode(sound, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + CLICK_SECONDS);
  tone.connect(gain).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + CLICK_SECONDS);
}
