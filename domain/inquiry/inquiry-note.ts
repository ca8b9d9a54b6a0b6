/** Characters of a note that staff write about an inquiry. */
export const noteLengthMax = 4_000;
