/**
 * The figures of the constellations as they are commonly drawn, star to star, by the designations of the catalogue. A Bayer letter or a
 * Flamsteed number is a star of the constellation itself, `alf:And` a star of another one, `del:Ser:A` a component of a pair. There is no
 * standard for such figures; these follow the shapes that the names describe.
 */
const FIGURES: Readonly<Record<string, string>> = {
  And: 'alf del bet gam01, bet mu. nu.',
  Aql: 'zet gam alf bet tet eta del zet, del lam',
  Aqr: 'eps bet alf gam zet01 eta, alf tet lam phi, lam tau del',
  Ari: 'gam bet alf 41',
  Aur: 'alf bet tet bet:Tau iot alf, alf eps eta iot',
  Boo: 'alf eps del bet gam rho alf, alf eta, alf zet:Boo:A',
  CMa: 'bet alf omi02 del eps, del eta, eps zet, alf iot gam alf',
  CMi: 'alf bet',
  CVn: 'alf02 bet',
  Cap: 'alf02 bet01 psi ome zet del gam iot tet alf02',
  Car: 'alf bet tet iot eps',
  Cas: 'eps del gam alf bet',
  Cen: 'alf:Cen:A bet eps gam del, eps zet mu. nu. tet iot, zet eta kap',
  Cep: 'alf bet gam iot zet alf, bet iot',
  Cet: 'alf gam del omi zet tet eta bet, gam nu. ksi02 mu. lam alf, eta iot bet',
  Cnc: 'alf del gam iot, del bet',
  Col: 'eps alf bet gam',
  Com: 'alf bet gam',
  CrA: 'gam:CrA:A alf bet del',
  CrB: 'tet bet alf gam del eps iot',
  Crt: 'alf bet gam del alf, del eps tet, gam zet',
  Cru: 'alf01 gam, bet del',
  Crv: 'alf eps gam del bet eps',
  Cyg: 'alf gam eta bet01, kap iot del gam eps zet',
  Del: 'eps bet alf gam02 del bet',
  Dor: 'gam alf bet del',
  Dra: 'lam kap alf iot tet eta zet phi chi del ksi nu.02 bet gam ksi',
  Equ: 'gam del alf',
  Eri: 'bet ome mu. nu. omi01 gam pi. del eps eta tau01 tau03 tau04 tau05 tau06 ups01 ups02 tet iot kap phi chi alf',
  For: 'alf bet nu.',
  Gem: 'alf tau eps mu. eta, eps nu., bet ups del zet gam, del lam ksi, tau ups kap',
  Gru: 'gam lam del01 bet eps zet, alf bet, alf del01',
  Her: 'eps zet eta pi. eps, eta sig tau phi, zet bet gam, bet alf del eps, pi. rho:Her:A tet iot, eps mu.01 ksi omi',
  Hya: 'zet eps del sig eta zet, zet tet iot alf ups01 lam mu. nu. ksi bet gam pi.',
  Hyi: 'alf bet gam alf',
  Ind: 'bet alf tet',
  Lac: 'bet alf 4 5 2 6 1',
  Leo: 'alf eta gam01 zet mu. eps lam, gam01 del bet tet alf, del tet',
  LMi: '46 bet 21',
  Lep: 'mu. alf bet eps mu., alf zet eta, bet gam del alf',
  Lib: 'sig alf02 bet gam, sig ups tau, alf02 gam',
  Lup: 'alf bet del gam eta, gam eps zet alf, del phi01',
  Lyn: 'alf 38 31 21 15 2',
  Lyr: 'alf zet01 del02 gam bet zet01',
  Mon: 'alf zet del bet:Mon:A gam, del 18 eps:Mon:A',
  Mus: 'lam eps alf bet del gam alf',
  Oph: 'alf kap lam del eps zet eta bet alf, eta tet',
  Ori: 'alf gam lam alf zet eps del gam, zet kap bet del, gam pi.03, pi.01 pi.02 pi.03 pi.04 pi.05 pi.06, alf mu. ksi nu.',
  Pav: 'alf bet del alf, bet zet eps eta',
  Peg: 'alf bet alf:And gam alf, alf 42 tet eps, bet eta pi., bet mu. lam iot kap',
  Per: 'eta gam alf del eps ksi zet omi, alf kap bet rho, gam tau, eta phi',
  Phe: 'eps alf bet gam del zet bet, alf kap eps',
  Pic: 'alf gam bet',
  Psc: 'alf nu. mu. eps del ome iot tet gam kap lam iot, alf omi eta phi ups tau',
  PsA: 'alf eps mu. bet gam del alf',
  Pup: 'nu. pi. zet rho ksi, zet sig nu.',
  Pyx: 'bet alf gam',
  Ret: 'alf bet del eps alf',
  Scl: 'bet gam del alf',
  Sco: 'rho pi. del bet01, del sig alf tau eps mu.01 zet02 eta tet iot01 kap lam ups',
  Sct: 'bet alf gam',
  Ser: 'kap bet gam kap, bet del:Ser:A alf eps mu., nu. ksi eta tet01',
  Sge: 'gam del alf, del bet',
  Sgr: 'gam02 del lam phi sig tau zet eps gam02, del eps, phi zet, phi del, lam mu., sig omi pi., eps eta',
  Tau: 'bet eps del gam tet02 alf zet, gam lam ksi omi, lam eta',
  Tel: 'eps alf zet',
  TrA: 'alf bet gam alf',
  Tri: 'alf bet gam alf',
  Tuc: 'del alf gam bet01 zet',
  UMa: 'alf bet gam del alf, del eps zet01 eta, alf omi ups bet, ups tet iot, tet kap, gam chi psi mu. lam, chi nu. ksi',
  UMi: 'alf del eps zet bet gam eta zet',
  Vel: 'gam02 del01 kap phi mu. lam gam02',
  Vir: 'bet eta gam tet alf, gam del eps, del zet tau 109, zet alf kap iot mu.',
  Vul: '13 alf',
};

export interface Figure {
  readonly abbreviation: string;
  /** The strokes of the figure, each a list of stars. */
  readonly strokes: readonly (readonly string[])[];
}

const designation = (token: string, abbreviation: string): string =>
  token.includes(':') ? token.replaceAll(':', ' ') : `${token} ${abbreviation}`;

export const figures: readonly Figure[] = Object.entries(FIGURES).map(([abbreviation, strokes]) => ({
  abbreviation,
  strokes: strokes.split(', ').map((stroke) => stroke.split(' ').map((token) => designation(token, abbreviation))),
}));

/** All stars of the figures without duplicates. */
export const figureStars: readonly string[] = [...new Set(figures.flatMap(({ strokes }) => strokes.flat()))];
