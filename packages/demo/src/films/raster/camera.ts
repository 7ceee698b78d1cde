import { cross, DEGREE, dot, normalize, subtract, type Vector } from "../motion/vector";

export interface Seen {
  readonly x: number;
  readonly y: number;
  /** Pixels towards the camera, comparable between points. */
  readonly depth: number;
  /** Pixels per meter at that distance. */
  readonly scale: number;
}

export interface CameraPlace {
  readonly width: number;
  readonly height: number;
  /** Degrees around the stage. 0 is the front row, 180 is upstage. */
  readonly azimuth: number;
  readonly zoom: number;
}

const DISTANCE = 6.6;
const EYE = 1.2;
const TARGET = 0.9;
const HORIZON = 0.515;

export class Camera {
  private readonly position: Vector;
  private readonly forward: Vector;
  private readonly right: Vector;
  private readonly up: Vector;
  private readonly focal: number;

  constructor(private readonly place: CameraPlace) {
    const angle = place.azimuth * DEGREE;
    this.position = [Math.sin(angle) * DISTANCE, EYE, Math.cos(angle) * DISTANCE];
    this.forward = normalize(subtract([0, TARGET, 0], this.position));
    this.right = normalize(cross(this.forward, [0, 1, 0]));
    this.up = cross(this.right, this.forward);
    this.focal = ((place.height * DISTANCE) / 2.55) * place.zoom;
  }

  see(point: Vector): Seen {
    const way = subtract(point, this.position);
    const away = dot(way, this.forward);
    const scale = this.focal / away;
    return {
      x: this.place.width * 0.5 + dot(way, this.right) * scale,
      y: this.place.height * HORIZON - dot(way, this.up) * scale,
      depth: (-away * this.focal) / DISTANCE,
      scale,
    };
  }
}
