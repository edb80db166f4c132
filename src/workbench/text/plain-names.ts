/** Conventional names of the neutral tokens of authors and institutions. The service accepts either. */
const AUTHORS: Readonly<Record<string, string>> = {
  authA: 'Ramesey',
  authB: 'Sahl',
  authC: 'Dorotheus',
  authD: 'Huber',
  authE: 'Naibod',
  authF: 'Ptolemy',
  authG: 'Morinus',
  authH: 'Placidus',
  authI: 'Lahiri',
  authJ: 'Uromarisi',
  authK: 'Abu-Mashar',
  authL: 'Al-Qabisi',
  authM: 'Egyptian (al-Sijzi)',
  authN: 'Gauquelin',
  authO: 'Jaimini',
  authP: 'Davison',
  authQ: 'Addey',
};

/** A string of the service with conventional names: `authI true` becomes `Lahiri true`. */
export const plainNames = (text: string): string =>
  text.replaceAll(/(?<![A-Za-z0-9])auth[A-Q](?![A-Za-z0-9])/g, (token) => AUTHORS[token]);
