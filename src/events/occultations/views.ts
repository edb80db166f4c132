import { RAD_PER_DEG } from '../../kernel/constants.js';
import type { ClearanceField } from './field.js';
import type { SiteView } from './search.js';
import { MOON_RADIUS } from './target.js';
import type { MoonTrack } from './track.js';

/**
 * Moon and target as seen from a place fixed to the Earth, at the height of its field. Instants: TT, days since
 * J2000.0.
 */
export class FixedSite implements SiteView {
  private readonly field: ClearanceField;
  private readonly longitudeRad: number;
  private readonly cos: number;
  private readonly sin: number;

  constructor(field: ClearanceField, latitudeDeg: number, longitudeDeg: number) {
    this.field = field;
    this.longitudeRad = longitudeDeg * RAD_PER_DEG;
    this.cos = Math.cos(latitudeDeg * RAD_PER_DEG);
    this.sin = Math.sin(latitudeDeg * RAD_PER_DEG);
  }

  at(ttJ2k: number): void {
    const angle = this.field.at(ttJ2k).gastRad + this.longitudeRad;
    this.field.place(this.cos * Math.cos(angle), this.cos * Math.sin(angle), this.sin);
  }

  get separation(): number {
    return this.field.separation;
  }
  get clearance(): number {
    return this.field.clearance;
  }
  get sinAltitude(): number {
    return this.field.sinAltitude;
  }
  get inner(): number {
    return this.field.clearance - 2 * this.field.targetSemidiameter;
  }
}

/** Moon and target as seen from the Earth's centre, which has no horizon. Instants: TT, days since J2000.0. */
export class Geocentre implements SiteView {
  private readonly track: MoonTrack;
  private moon = 0;
  private target = 0;
  separation = 0;
  readonly sinAltitude = NaN;

  constructor(track: MoonTrack) {
    this.track = track;
  }

  at(ttJ2k: number): void {
    const { track } = this;
    track.at(ttJ2k);
    const v = track.value,
      target = track.sampler.target;
    this.separation = track.separationRad;
    this.moon = Math.asin(MOON_RADIUS / Math.hypot(v[0], v[1], v[2]));
    this.target = target.star !== null ? 0 : Math.asin(target.radius / Math.hypot(v[3], v[4], v[5]));
  }

  get clearance(): number {
    return this.moon + this.target - this.separation;
  }
  get inner(): number {
    return this.moon - this.target - this.separation;
  }
}
