/**
 * Stands in for the package of this name in the Worker (see scripts/worker-bundle.ts), which holds the 2,125 names that HTML
 * has for characters. Posts are typed with the characters themselves.
 */
export const decodeNamedCharacterReference = (): false => false;
