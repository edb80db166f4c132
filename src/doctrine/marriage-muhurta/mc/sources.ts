/** Citation of verses of the chapter on marriage in the edition of Avasthi. */
export const vivaha = (verses: string): string => `MC Avasthi 2004, Vivaha ${verses}`;
/** Citation of verses of the chapter on good and evil times. */
export const shubhashubha = (verses: string): string => `MC Avasthi 2004, Shubhashubha ${verses}`;

/** Region whose custom decides which regional faults apply (Muhurta Chintamani, Vivaha 64 and 72). */
export type Region = 'all_regions' | 'kuru_bahlika' | 'kalinga_vanga' | 'saurashtra_shalva' | 'dakshinatya';
