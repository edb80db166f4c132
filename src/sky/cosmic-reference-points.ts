import { icrsOfGalactic } from './galactic.js';
import type { Direction } from './galactic.js';

/** Kinds of reference points: an object on the sky, a point that a coordinate frame defines, or an object that represents an extended one. */
export const COSMIC_KINDS = ['physical_object', 'coordinate_landmark', 'proxy_reference'] as const;
export type CosmicKind = (typeof COSMIC_KINDS)[number];

/** A direction outside the solar system, fixed in the ICRS, with its source. */
export interface CosmicReferencePoint {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: CosmicKind;
  /** The object or definition that fixes the direction. */
  readonly anchor: string;
  readonly icrs: Direction;
  readonly semantics: string;
  /** Source of the coordinates, source of the meaning of the point, and the edition of the coordinates. */
  readonly coordinateAuthority: string;
  readonly semanticAuthority: string;
  readonly sourceVersion: string;
  readonly urls: readonly string[];
}

/** Version of this list; it changes with a direction or a point. */
export const COSMIC_CATALOGUE_VERSION = '2026.09.08.1';

const GALACTIC = {
  kind: 'coordinate_landmark',
  coordinateAuthority: 'The Hipparcos and Tycho Catalogues, ESA SP-1200 (1997), vol. 1, sect. 1.5.3',
  semanticAuthority: 'Blaauw et al. 1960, MNRAS 121, 123: the IAU galactic system of 1958',
  sourceVersion: 'IAU 1958 system, realized in the ICRS by the Hipparcos angles',
  urls: ['https://www.cosmos.esa.int/web/hipparcos/catalogues'],
} as const;

const SUPERGALACTIC = {
  kind: 'coordinate_landmark',
  coordinateAuthority:
    'Third Reference Catalogue of Bright Galaxies (de Vaucouleurs et al. 1991): pole at galactic 47.37, +6.32; origin at galactic 137.37, 0',
  semanticAuthority: 'de Vaucouleurs et al. 1991, Third Reference Catalogue of Bright Galaxies, vol. 1, p. 13',
  sourceVersion: 'RC3 (1991), in the galactic frame of the Hipparcos angles',
  urls: ['https://heasarc.gsfc.nasa.gov/W3Browse/all/rc3.html'],
} as const;

/** Centre of the radio source of M 87. Source: SIMBAD, record 2020A&A...644A.159C (Charlot et al. 2020, ICRF3). */
const M87: Direction = { lonDeg: 187.70593076725, latDeg: 12.391123246083334 };
const M87_URL = 'https://simbad.cds.unistra.fr/simbad/sim-id?Ident=M+87';

const opposite = ({ lonDeg, latDeg }: Direction): Direction => ({ lonDeg: (lonDeg + 180) % 360, latDeg: -latDeg });

const GALACTIC_ORIGIN = icrsOfGalactic(0, 0),
  GALACTIC_POLE = icrsOfGalactic(0, 90),
  SUPERGALACTIC_POLE = icrsOfGalactic(47.37, 6.32),
  SUPERGALACTIC_ORIGIN = icrsOfGalactic(137.37, 0);

/**
 * Twelve reference points in the order of their ids. The directions are those of the catalogues at J2000.0: proper motion (Sagittarius A*
 * 6 mas a year, from the motion of the Sun about the Galaxy) and parallax are not applied. Positions of clusters represent extended
 * structures whose centres are known to about a degree only.
 */
export const COSMIC_REFERENCE_POINTS: readonly CosmicReferencePoint[] = [
  {
    id: 'galactic_anticenter',
    name: 'Galactic Anti-Center',
    aliases: ['GAC'],
    anchor: 'the direction opposite to the origin of galactic longitude',
    icrs: opposite(GALACTIC_ORIGIN),
    semantics: 'derived_coordinate_antipode',
    ...GALACTIC,
  },
  {
    id: 'galactic_frame_origin',
    name: 'Galactic Center Frame Origin',
    aliases: ['Galactic Center', 'GC'],
    anchor: 'galactic longitude 0, latitude 0 of the IAU frame',
    icrs: GALACTIC_ORIGIN,
    semantics: 'coordinate_frame_origin_not_physical_source',
    ...GALACTIC,
  },
  {
    id: 'great_attractor_norma_proxy',
    name: 'Great Attractor / Norma Cluster Proxy',
    aliases: ['Great Attractor', 'Norma Cluster Proxy', 'ACO 3627'],
    kind: 'proxy_reference',
    anchor: 'the Norma cluster of galaxies (ACO 3627)',
    icrs: { lonDeg: 243.59375, latDeg: -60.86861111111111 },
    semantics: 'observational_proxy_not_unique_point_center',
    coordinateAuthority: 'SIMBAD, record of ACO 3627 after 2002ApJ...580..774E',
    semanticAuthority:
      'Woudt and Kraan-Korteweg 2000: the Norma cluster is at the bottom of the potential well of the Great Attractor',
    sourceVersion: 'SIMBAD snapshot 2026-09-08',
    urls: ['https://simbad.cds.unistra.fr/simbad/sim-id?Ident=ACO+3627', 'https://arxiv.org/abs/astro-ph/0006126'],
  },
  {
    id: 'm87_galaxy',
    name: 'M87 Galaxy',
    aliases: ['M87', 'M 87', 'Virgo A', 'NGC 4486'],
    kind: 'physical_object',
    anchor: 'the galaxy M 87, by its radio nucleus',
    icrs: M87,
    semantics: 'physical_galaxy_catalog_center',
    coordinateAuthority: 'SIMBAD, record of M 87 after 2020A&A...644A.159C (ICRF3)',
    semanticAuthority: 'SIMBAD physical-object identity',
    sourceVersion: 'Third International Celestial Reference Frame (2020)',
    urls: [M87_URL],
  },
  {
    id: 'north_galactic_pole',
    name: 'North Galactic Pole',
    aliases: ['NGP'],
    anchor: 'galactic latitude +90 of the IAU frame',
    icrs: GALACTIC_POLE,
    semantics: 'coordinate_frame_pole',
    ...GALACTIC,
  },
  {
    id: 'north_supergalactic_pole',
    name: 'North Supergalactic Pole',
    aliases: ['NSGP'],
    anchor: 'supergalactic latitude +90 of the frame of de Vaucouleurs',
    icrs: SUPERGALACTIC_POLE,
    semantics: 'coordinate_frame_pole',
    ...SUPERGALACTIC,
  },
  {
    id: 'sagittarius_a_star',
    name: 'Sagittarius A*',
    aliases: ['Sgr A*'],
    kind: 'physical_object',
    anchor: 'the compact radio source Sagittarius A*',
    icrs: { lonDeg: 266.416816625, latDeg: -29.00782497222222 },
    semantics: 'physical_compact_source_catalog_direction',
    coordinateAuthority: 'SIMBAD, record of Sgr A* after 2011AJ....142...35P (Petrov et al. 2011)',
    semanticAuthority: 'SIMBAD physical-object identity',
    sourceVersion: 'VLBA calibrator positions of Petrov et al. 2011',
    urls: ['https://simbad.cds.unistra.fr/simbad/sim-id?Ident=NAME+Sgr+A%2A'],
  },
  {
    id: 'shapley_a3558_proxy',
    name: 'Shapley Concentration / ACO 3558 Proxy',
    aliases: ['Shapley Concentration', 'Shapley Attractor', 'ACO 3558'],
    kind: 'proxy_reference',
    anchor: 'the cluster of galaxies ACO 3558 in the core of the Shapley supercluster',
    icrs: { lonDeg: 202.0135, latDeg: -31.5265 },
    semantics: 'central_cluster_proxy_not_unique_supercluster_center',
    coordinateAuthority: 'SIMBAD, record of ACO 3558 after 2022A&A...661A..38P',
    semanticAuthority: 'Akimoto et al. 2003: the core of the supercluster consists of several clusters',
    sourceVersion: 'SIMBAD snapshot 2026-09-08',
    urls: ['https://simbad.cds.unistra.fr/simbad/sim-id?Ident=ACO+3558', 'https://arxiv.org/abs/astro-ph/0310802'],
  },
  {
    id: 'south_galactic_pole',
    name: 'South Galactic Pole',
    aliases: ['SGP'],
    anchor: 'the direction opposite to the north galactic pole',
    icrs: opposite(GALACTIC_POLE),
    semantics: 'derived_coordinate_antipode',
    ...GALACTIC,
  },
  {
    id: 'south_supergalactic_pole',
    name: 'South Supergalactic Pole',
    aliases: ['SSGP'],
    anchor: 'the direction opposite to the north supergalactic pole',
    icrs: opposite(SUPERGALACTIC_POLE),
    semantics: 'derived_coordinate_antipode',
    ...SUPERGALACTIC,
  },
  {
    id: 'supergalactic_longitude_origin',
    name: 'Supergalactic Longitude Origin',
    aliases: ['Formal Supergalactic Origin', 'SGL 0'],
    anchor: 'supergalactic longitude 0, latitude 0 of the frame of de Vaucouleurs',
    icrs: SUPERGALACTIC_ORIGIN,
    semantics: 'coordinate_frame_longitude_origin_not_virgo_center',
    ...SUPERGALACTIC,
  },
  {
    id: 'virgo_m87_astrological_sgc',
    name: 'Virgo/M87 Astrological SGC',
    aliases: ['Super-Galactic Center', 'Super Galactic Center', 'Astrological SGC'],
    kind: 'proxy_reference',
    anchor: 'the galaxy M 87, by its radio nucleus',
    icrs: M87,
    semantics: 'legacy_astrological_convention_not_formal_supergalactic_origin',
    coordinateAuthority: 'SIMBAD, record of M 87 after 2020A&A...644A.159C (ICRF3)',
    semanticAuthority:
      'usage of astrologers; M 87 is the central galaxy of the Virgo cluster (Binggeli, review of the structure of the cluster)',
    sourceVersion: 'Third International Celestial Reference Frame (2020)',
    urls: [M87_URL, 'https://ned.ipac.caltech.edu/level5/Binggeli/Bin2.html'],
  },
];
