/** Conventional names of the tokens that stand for authors and institutions on the wire. The service takes either. */
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

/** A text of the service with conventional names: `authI true` is `Lahiri true`. */
export const plainNames = (text: string): string =>
  text.replaceAll(/(?<![A-Za-z0-9])auth[A-Q](?![A-Za-z0-9])/g, (token) => AUTHORS[token]);
