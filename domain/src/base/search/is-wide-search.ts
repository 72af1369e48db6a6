import { foldText } from './fold-text.ts';

const FEWEST = 3;

/**
 * True when enough was typed to search everything, and not merchants alone: three letters or figures, wherever they stand. Less
 * than that is in most of what there is.
 */
export const isWideSearch = (typed: string): boolean =>
  (foldText(typed).match(/[\p{L}\p{N}]/gu) ?? []).length >= FEWEST;
