import uFuzzy from "@leeoniya/ufuzzy";
import type { FindSimilar } from "#domain/catalogue/search-words.ts";

/**
 * One letter of a word may be wrong, missing, too many or swapped with its neighbor, but not the
 * first; a word of the text begins where the searched one does.
 */
const matcher = new uFuzzy({
  intraMode: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraIns: 1,
  interLft: 1,
});

/** Forgives one typing error. Nothing is indexed: 10,000 texts are read in some tens of milliseconds. */
export const findSimilar: FindSimilar = (texts, word) => matcher.filter([...texts], word) ?? [];
