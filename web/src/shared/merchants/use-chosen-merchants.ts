import type { MerchantCount, MerchantView } from '@comptoir/contract/base/merchants';
import { useState } from 'react';
import type { MerchantsWanted } from '../queries/base.ts';
import type { RowChoice } from '../../ui/row-choice.tsx';
import type { Chosen } from '../queries/selections.ts';

/** As many as can be named one by one; more are chosen as all of a filter. */
const MOST_NAMED = 500;

/** Some merchants by id, or all of the filter. */
type Choice = ReadonlySet<string> | 'all';

const NONE: Choice = new Set<string>();

/** Chosen merchants of a list, over its pages. Another filter begins again: no one acts on what is not in sight any more. */
export function useChosenMerchants(wanted: MerchantsWanted, count: MerchantCount | undefined) {
  const filter = JSON.stringify(wanted);
  const [kept, keep] = useState<{ readonly filter: string; readonly choice: Choice }>({ filter, choice: NONE });
  const choice = kept.filter === filter ? kept.choice : NONE;
  const choose = (next: Choice): void => keep({ filter, choice: next });
  const rows: RowChoice<MerchantView> = {
    isChosen: ({ id }) => choice === 'all' || choice.has(id),
    onChoose: (merchants, isChosen) => {
      const ids = merchants.map(({ id }) => id);
      // of all but one no list is known here: what is left is what is in sight
      if (choice === 'all') choose(NONE);
      else if (isChosen) choose(new Set([...choice, ...ids].slice(0, MOST_NAMED)));
      else choose(new Set([...choice].filter((id) => !ids.includes(id))));
    },
    nameOf: ({ company_name: name }) => name,
  };
  const some = choice === 'all' ? 0 : choice.size;
  const chosen: Chosen | null = choice === 'all' ? { filter: wanted } : some > 0 ? { merchants: [...choice] } : null;
  return {
    rows,
    /** Merchants to act on; null when nothing is chosen. */
    chosen,
    /** All of the filter, chosen or not. */
    whole: { filter: wanted } as const,
    isAll: choice === 'all',
    some,
    count,
    takeAll: (): void => choose('all'),
    clear: (): void => choose(NONE),
  };
}

export type ChosenMerchants = ReturnType<typeof useChosenMerchants>;
