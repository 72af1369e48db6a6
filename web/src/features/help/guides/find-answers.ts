import { matchesSearch } from '@comptoir/domain/base/search/matches-search';
import { FAQ_GROUPS, type FaqGroup, type FaqId } from './faq-items.ts';

/** The questions of a subject that are to be shown. */
export interface FoundGroup {
  readonly group: FaqGroup;
  readonly ids: readonly FaqId[];
}

/**
 * The questions whose words, or whose answer's, hold every word that was typed; accents and case do not matter. All of
 * them when nothing was typed. `textOf` gives a question with its answer, in plain words.
 */
export function findAnswers(typed: string, textOf: (id: FaqId) => string): FoundGroup[] {
  const holds = (id: FaqId): boolean => matchesSearch(typed, [textOf(id)]);
  return (Object.keys(FAQ_GROUPS) as FaqGroup[])
    .map((group) => ({ group, ids: FAQ_GROUPS[group].filter(holds) }))
    .filter(({ ids }) => ids.length > 0);
}
