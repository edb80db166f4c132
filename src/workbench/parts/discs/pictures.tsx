import { useId } from 'preact/hooks';
import { text } from '../../text/text.js';
import { discPoint, fromUp, horizonBelow, litPath } from './geometry.js';
import type { Up } from './geometry.js';

const words = text.discs;

/** The angles that every drawing needs. */
export interface DiscAngles {
  /** Includes refraction also below the horizon. */
  readonly disc_altitude_deg: number;
  readonly parallactic_angle_deg: number;
  readonly separation_deg: number;
  readonly position_angle_deg: number;
  readonly moon_semidiameter_deg: number;
}

/** Half the width of a drawing, and the radius of the disc in the middle. */
const HALF = 100;

interface FrameProps {
  readonly label: string;
  readonly altitude: number;
  readonly unitsPerDegree: number;
  readonly up: Up;
  readonly class: string;
  readonly children: preact.ComponentChildren;
}

/** A drawing with the ground below the horizon, or with a veil if the drawing is entirely below the horizon. */
function Frame({ label, altitude, unitsPerDegree, up, class: name, children }: FrameProps) {
  const below = horizonBelow(altitude, unitsPerDegree, up);
  const top = below === null ? HALF : Math.min(HALF, Math.max(-HALF, below));
  return (
    <svg class={`disc ${name}`} viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={label}>
      <rect class="disc-sky" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
      {children}
      {top < HALF && (
        <rect
          class="disc-ground"
          data-horizon={top.toFixed(1)}
          x={-HALF}
          y={top}
          width={2 * HALF}
          height={HALF - top}
        />
      )}
      {below === null && altitude < 0 && (
        <rect class="disc-veil" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
      )}
      {below !== null && below <= -HALF && (
        <text class="disc-note" y={4} text-anchor="middle">
          {words.below}
        </text>
      )}
      <text class="disc-up" x={0} y={-HALF + 13} text-anchor="middle">
        {up === 'zenith' ? words.zenithMark : words.northMark}
      </text>
    </svg>
  );
}

export interface SunAngles extends DiscAngles {
  readonly sun_semidiameter_deg: number;
  readonly magnitude: number;
}

const SUN_PX = 50,
  CORONA = 1.85;
/** At the second and third contact the discs touch. Below this width, degrees, a sliver of the Sun is only numerical noise. */
const TOUCH_DEG = 2e-6;

/** The Sun and the Moon in front of it. */
export function SunPicture({ view, up, label }: { view: SunAngles; up: Up; label: string }) {
  const unit = SUN_PX / view.sun_semidiameter_deg;
  const moon = discPoint(view.separation_deg, fromUp(view, up), unit);
  const moonRadius = view.moon_semidiameter_deg * unit;
  const isTotal = view.separation_deg + view.sun_semidiameter_deg <= view.moon_semidiameter_deg + TOUCH_DEG;
  const id = useId();
  return (
    <Frame
      label={label}
      altitude={view.disc_altitude_deg}
      unitsPerDegree={unit}
      up={up}
      class={isTotal ? 'disc-sun total' : 'disc-sun'}
    >
      <radialGradient id={id}>
        <stop offset="0.5" stop-color="#eef2ff" stop-opacity="0.95" />
        <stop offset="1" stop-color="#eef2ff" stop-opacity="0" />
      </radialGradient>
      {isTotal && <circle fill={`url(#${id})`} r={SUN_PX * CORONA} />}
      <circle class="disc-photosphere" data-disc="sun" r={SUN_PX} />
      <circle
        class="disc-moon"
        data-disc="moon"
        cx={moon.x.toFixed(3)}
        cy={moon.y.toFixed(3)}
        r={moonRadius.toFixed(3)}
      />
    </Frame>
  );
}

export interface ShadowAngles extends DiscAngles {
  readonly umbra_radius_deg: number;
  readonly penumbra_radius_deg: number;
  readonly umbral_magnitude: number;
}

const MOON_PX = 30;

/** The Moon in the shadow of the Earth. */
export function ShadowPicture({ view, up, label }: { view: ShadowAngles; up: Up; label: string }) {
  const unit = MOON_PX / view.moon_semidiameter_deg;
  const { x, y } = discPoint(view.separation_deg, fromUp(view, up), unit);
  const [umbra, penumbra] = [view.umbra_radius_deg * unit, view.penumbra_radius_deg * unit];
  const clip = useId();
  const at = { cx: x.toFixed(3), cy: y.toFixed(3) };
  return (
    <Frame label={label} altitude={view.disc_altitude_deg} unitsPerDegree={unit} up={up} class="disc-shadow">
      <circle class="disc-ring" data-disc="penumbra" {...at} r={penumbra.toFixed(3)} />
      <circle class="disc-ring" data-disc="umbra" {...at} r={umbra.toFixed(3)} />
      <clipPath id={clip}>
        <circle r={MOON_PX} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <circle class="disc-full" r={MOON_PX} />
        <circle class="disc-penumbra" {...at} r={penumbra.toFixed(3)} />
        <circle class="disc-umbra" {...at} r={umbra.toFixed(3)} />
      </g>
      <circle class="disc-edge" r={MOON_PX} />
    </Frame>
  );
}

export interface StarAngles extends DiscAngles {
  readonly target_semidiameter_deg: number;
  readonly moon_illuminated_fraction: number;
  readonly bright_limb_angle_deg: number;
}

const OCCULTING_PX = 55,
  LEAST_STAR_PX = 2.5;

/**
 * The disc of the Moon and the path of a star or planet behind it. The entire path is drawn relative to the Moon at the instant of the
 * view.
 */
export function StarPicture({
  view,
  way,
  up,
  label,
}: {
  view: StarAngles;
  way: readonly StarAngles[];
  up: Up;
  label: string;
}) {
  const unit = OCCULTING_PX / view.moon_semidiameter_deg;
  const turn = view.parallactic_angle_deg;
  const place = (one: StarAngles) => {
    const scale = view.moon_semidiameter_deg / one.moon_semidiameter_deg;
    return discPoint(one.separation_deg * scale, fromUp({ ...one, parallactic_angle_deg: turn }, up), unit);
  };
  const star = place(view);
  const isHidden = view.separation_deg < view.moon_semidiameter_deg;
  const bright = fromUp({ position_angle_deg: view.bright_limb_angle_deg, parallactic_angle_deg: turn }, up);
  const d = way.map((one, i) => `${i === 0 ? 'M' : 'L'}${place(one).x.toFixed(2)},${place(one).y.toFixed(2)}`).join('');
  return (
    <Frame label={label} altitude={view.disc_altitude_deg} unitsPerDegree={unit} up={up} class="disc-star">
      <circle class="disc-dark" r={OCCULTING_PX} />
      <path class="disc-lit" d={litPath(OCCULTING_PX, view.moon_illuminated_fraction, bright)} />
      <path class="disc-way" d={d} />
      <circle
        class={isHidden ? 'disc-target hidden' : 'disc-target'}
        data-disc="target"
        cx={star.x.toFixed(3)}
        cy={star.y.toFixed(3)}
        r={Math.max(LEAST_STAR_PX, view.target_semidiameter_deg * unit).toFixed(3)}
      />
    </Frame>
  );
}
