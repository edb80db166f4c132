/** Start of the names of the findings of Vivaha Vrindavana. */
export const VV = 'vv';
