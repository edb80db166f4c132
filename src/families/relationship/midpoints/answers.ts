import { signAnswer } from '../../../wire/positions.js';
import { midpointClusters } from '../../../doctrine/relationship/midpoint-clusters.js';
import { midpointsNear, midpointsOf } from '../../../doctrine/relationship/midpoints.js';
import type { Midpoint, Point } from '../../../doctrine/relationship/midpoints.js';
import { focusWeights, planetaryPictures } from '../../../doctrine/relationship/planetary-pictures.js';
import type { PlanetaryPicture } from '../../../doctrine/relationship/planetary-pictures.js';
import type {
  MidpointClusterResponse,
  MidpointResponse,
  MidpointWeightResponse,
  PlanetaryPictureResponse,
} from './schema.js';

const midpointAnswer = ({ first, second, longitudeDeg }: Midpoint): MidpointResponse => ({
  planet_a: first.name,
  planet_b: second.name,
  longitude: longitudeDeg,
  ...signAnswer(longitudeDeg),
});

const byLongitude = (a: Midpoint, b: Midpoint): number => a.longitudeDeg - b.longitudeDeg;

const pictureAnswer =
  (dialDeg: number) =>
  ({ focus, midpoint, orbDeg }: PlanetaryPicture): PlanetaryPictureResponse => ({
    focus: focus.name,
    pair_a: midpoint.first.name,
    pair_b: midpoint.second.name,
    midpoint_longitude: midpoint.longitudeDeg,
    orb: orbDeg,
    dial: dialDeg,
  });

/** The midpoints of all pairs, sorted by longitude, in answer shape. Longitudes in degrees. */
export const midpointAnswers = (points: readonly Point[]): MidpointResponse[] =>
  midpointsOf(points).sort(byLongitude).map(midpointAnswer);

/** The midpoints within `orbDeg` degrees of a longitude, nearest first, in answer shape. */
export const midpointHits = (
  points: readonly Point[],
  targetDeg: number,
  orbDeg: number,
): { midpoint: MidpointResponse; orb: number }[] =>
  midpointsNear(midpointsOf(points).sort(byLongitude), targetDeg, orbDeg).map((hit) => ({
    midpoint: midpointAnswer(hit.midpoint),
    orb: hit.orbDeg,
  }));

/** The planetary pictures on a dial, smallest orb first, in answer shape. Degrees. */
export const pictureAnswers = (points: readonly Point[], orbDeg: number, dialDeg: number): PlanetaryPictureResponse[] =>
  planetaryPictures(points, orbDeg, dialDeg).map(pictureAnswer(dialDeg));

/** The points with the pictures of which they are the focus, most pictures first, in answer shape. Degrees. */
export const weightAnswers = (points: readonly Point[], orbDeg: number, dialDeg: number): MidpointWeightResponse[] =>
  focusWeights(points, orbDeg, dialDeg).map(({ name, pictures }) => ({
    planet: name,
    score: pictures.length,
    pictures: pictures.map(pictureAnswer(dialDeg)),
  }));

/** The clusters of midpoints on a dial, largest first, in answer shape. Degrees. */
export const clusterAnswers = (
  points: readonly Point[],
  options: {
    readonly gapDeg: number;
    readonly minSize: number;
    readonly dialDeg: number;
  },
): MidpointClusterResponse[] =>
  midpointClusters(midpointsOf(points), options).map(({ positionDeg, midpoints, spreadDeg }) => ({
    dial_position: positionDeg,
    midpoints: midpoints.map(midpointAnswer),
    spread: spreadDeg,
    dial: options.dialDeg,
  }));
