import { withDefaults } from '../../../contract/defaults.js';
import { MarriageLimitsModel } from '../../../contract/elections.js';

/** Limits of a search when the request gives none. */
export const defaultLimits = (): MarriageLimitsModel => ({ ...withDefaults(MarriageLimitsModel, {}) });

/** The largest limits that a request may give. */
export const hardMaxima = (): MarriageLimitsModel =>
  Object.fromEntries(
    Object.entries(MarriageLimitsModel.properties).map(([name, schema]) => [name, schema.maximum as number]),
  ) as MarriageLimitsModel;

export const INPUT_BASIS =
  'direct routes judge the evidence of the request; dated routes and windows derive it from the ephemeris and judge it alike';

/** Scans of the editions: address and checksum. */
export const AVASTHI = {
  url: 'https://archive.org/details/muhurta-chintamani-hindi',
  sha256: '9e931eb7fdc1958516424590a168680be60753f4cfccea8f327cae973dfe4777',
};
export const MANIPRABHA = {
  url: 'https://archive.org/details/fclt-muhurta-chintamani-maniprabha-by-ramadaivagya-edit',
  sha256: 'd972964e36fff6311c2fe1be91b0be0943f58f49108451d5e18d7fef05140bde',
};
export const KALAPRAKASIKA = {
  url: 'https://www.astrojyoti.com/wp-content/uploads/2019/09/Kalaprakasika_text.pdf',
  sha256: 'd082d5b3b29cb6c054f3cfe8e5ff50dfa6a66220128b52afa485c5a91c10c074',
};
