import { type ContentFilm, FRAMES_PER_SECOND } from "../../content/content-film";
import { styles } from "../../content/content-style";
import type { SectionName } from "../../content/film-section";
import { type Choreography, type ClipName, choreographyOf } from "../choreography/choreography";
import { framesPerCount } from "../media/segment";
import { clamp } from "../motion/vector";
import { Camera } from "../raster/camera";
import { Frame } from "../raster/frame";
import { Layer } from "../raster/layer";
import { reflectOn } from "../raster/reflection";
import { type Palette, paletteOf } from "../stage/palette";
import { plateOf } from "../stage/plate";
import type { Mood, View } from "../stage/set";
import { titleCard } from "../stage/title-card";
import { type Cone } from "../wardrobe/cone";
import { sculpt } from "../wardrobe/sculpt";
import { Ensemble, type Placed } from "./ensemble";
import { shadingOf } from "./lighting";
import { Overlay } from "./overlay";

export interface ShowOptions {
  readonly film: ContentFilm;
  readonly view: View;
  readonly width: number;
  readonly height: number;
}

const FADE_FRAMES = 4;

function moved({ joints, look, offset }: Placed): readonly Cone[] {
  const cones = sculpt(joints, look);
  if (offset === 0) return cones;
  return cones.map((cone) => ({
    ...cone,
    from: [cone.from[0] + offset, cone.from[1], cone.from[2]] as const,
    to: [cone.to[0] + offset, cone.to[1], cone.to[2]] as const,
  }));
}

export class Show {
  readonly choreography: Choreography;
  readonly ensemble: Ensemble;
  private readonly camera: Camera;
  private readonly palette: Palette;
  private readonly frame: Frame;
  private readonly layer: Layer;
  private readonly mirror: Layer;
  private readonly plates: readonly [Frame, Frame];
  private readonly overlay: Overlay;
  private readonly shading: readonly (readonly [Uint8Array, Uint8Array])[];

  constructor(private readonly options: ShowOptions) {
    const { film, view, width, height } = options;
    this.choreography = choreographyOf(film.style, film.seed);
    this.ensemble = new Ensemble(this.choreography, film.framesPerEight);
    this.palette = paletteOf(film.style);
    this.camera = new Camera({ width, height, azimuth: view === "front" ? 7 : 187, zoom: 1.17 });
    this.frame = new Frame(width, height);
    this.layer = new Layer(width, height);
    this.mirror = new Layer(width >> 1, height >> 1);
    this.plates = [this.plate(0), this.plate(1)];
    this.overlay = new Overlay({ width, height }, this.palette);
    this.shading = this.ensemble.looks.map((look) => shadingOf(look, this.palette, view));
  }

  private get framesPerCount(): number {
    return framesPerCount(this.options.film);
  }

  private plate(mood: Mood): Frame {
    const { width, height, view, film } = this.options;
    const place = { width, height, camera: this.camera, view, mood };
    return plateOf(place, { palette: this.palette, styleName: film.style });
  }

  /** `index` counts from the start of the clip. The returned frame is reused. */
  dance(clip: ClipName, index: number): Frame {
    const { framesPerEight } = this.options.film;
    const within = index % framesPerEight;
    const count = Math.floor(within / this.framesPerCount);
    const eight = Math.floor(index / framesPerEight);
    const mood: Mood = clip === "combo" && eight % 2 === 1 ? 1 : 0;
    this.lay(mood, clip === "combo" && eight > 0 ? within : FADE_FRAMES);
    const phase = (index / this.framesPerCount) % 1;
    if (clip === "ready") this.overlay.giantCount(this.frame, count % 4, phase);
    this.drawDancers(this.ensemble.at(clip, index / FRAMES_PER_SECOND), mood);
    if (clip === "ready") {
      this.overlay.countIn(this.frame, count % 4);
    } else {
      const half = Math.floor((within * 2) / framesPerEight);
      const move = this.choreography[clip][eight * 2 + half];
      this.overlay.count(this.frame, count, move?.name ?? "");
    }
    return this.frame;
  }

  /** Returns the static part of a title card, for `card`. */
  cardPlate(section: SectionName): Frame {
    const { width, height, film } = this.options;
    const rhythm = styles.find((style) => style.name === film.style)?.rhythm ?? [];
    const { palette } = this;
    return titleCard(section, { width, height, palette, styleName: film.style, rhythm });
  }

  card(plate: Frame, index: number): Frame {
    this.frame.copy(plate);
    const count = Math.floor(index / this.framesPerCount);
    this.overlay.cardCount(this.frame, count, index % this.framesPerCount < 1);
    return this.frame;
  }

  /** The first frames of an eight-count fade from the previous mood. */
  private lay(mood: Mood, sinceCut: number): void {
    const [plate, before] = mood === 0 ? this.plates : [this.plates[1], this.plates[0]];
    if (sinceCut >= FADE_FRAMES) this.frame.copy(plate);
    else this.frame.blend(plate, before, 1 - (sinceCut + 1) / (FADE_FRAMES + 1));
  }

  private drawDancers(dancers: readonly Placed[], mood: Mood): void {
    const { camera, frame, layer, mirror } = this;
    for (const placed of dancers) this.drawShadow(placed);
    const sculpted = dancers.map(moved);
    mirror.clear();
    layer.clear();
    sculpted.forEach((cones, index) => {
      const shading = this.shading[index]?.[mood] ?? new Uint8Array();
      mirror.draw(cones, { camera, shading, isReflection: true, scale: 0.5 });
      layer.draw(cones, { camera, shading, isReflection: false, scale: 1 });
    });
    const floor = camera.see([0, 0, 0]).y - 6;
    reflectOn(frame, mirror, { floor, fade: this.options.height * 0.36, gain: 0.36 });
    layer.composite(frame);
  }

  private drawShadow({ joints, offset }: Placed): void {
    const { camera, frame } = this;
    const under = camera.see([joints.pelvis[0] + offset, 0, joints.pelvis[2]]);
    frame.darken({
      x: under.x,
      y: under.y + 2,
      radiusX: under.scale * 0.55,
      radiusY: under.scale * 0.15,
      strength: 0.5,
    });
    for (const { ball, heel, y } of joints.legs) {
      const near = clamp(1 - y * 2.2, 0.15, 1);
      const x = (ball[0] + heel[0]) / 2 + offset;
      const foot = camera.see([x, 0, (ball[2] + heel[2]) / 2]);
      frame.darken({
        x: foot.x,
        y: foot.y + 1,
        radiusX: foot.scale * (0.21 + 0.1 * (1 - near)),
        radiusY: foot.scale * 0.065,
        strength: 0.82 * near,
      });
    }
  }
}
