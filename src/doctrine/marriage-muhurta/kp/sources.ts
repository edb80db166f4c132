/** Start of the names of the findings of Kalaprakasika. */
export const KP = 'kp';
