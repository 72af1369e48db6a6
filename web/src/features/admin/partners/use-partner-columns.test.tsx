import { listProgress } from '@comptoir/contract/help/installation';
import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { aMerchant, id } from '../../../../test/factories.ts';
import { answer } from '../../../../test/mock-api.ts';
import { within } from '../../../../test/within.tsx';
import { progressEn } from '../../../shared/installation/progress.en.ts';
import { progressFr } from '../../../shared/installation/progress.fr.ts';
import { partnerEn } from './partner.en.ts';
import { partnerFr } from './partner.fr.ts';
import { usePartnerColumns } from './use-partner-columns.tsx';

const WORDS = { en: { partner: partnerEn, progress: progressEn }, fr: { partner: partnerFr, progress: progressFr } };
const COMPLETE = aMerchant({ id: id(1) });
const [NEW, ODD, LAST] = [2, 3, 4].map((number) => aMerchant({ id: id(number), subscriptionCompleted: false }));
const ALL = [COMPLETE, NEW, ODD, LAST] as (typeof COMPLETE)[];

/** The columns, and the first of them drawn. */
function columns(merchants: typeof ALL | undefined, language: 'en' | 'fr' = 'en') {
  const result = {} as { current: ReturnType<typeof usePartnerColumns> };
  function Cells() {
    const shown = usePartnerColumns(merchants);
    useEffect(() => void (result.current = shown));
    const [first] = shown;
    return merchants?.map((merchant) => <p key={merchant.id}>{first?.cell(merchant)}</p>);
  }
  const { container } = render(<Cells />, { wrapper: within({ language, messages: WORDS[language] }) });
  const cells = (): string[] => [...container.querySelectorAll('p')].map((cell) => cell.innerHTML);
  return { result, cells };
}

it('nothing is said of registration as long as all are complete, and nothing is asked', async () => {
  const asked = answer(listProgress, { items: [] });
  expect(columns(undefined).result.current).toEqual([]);
  expect(columns([COMPLETE]).result.current).toEqual([]);
  await Promise.resolve();
  expect(asked).toEqual([]);
});

it.each([
  ['en', 'Registration', 'Complete', '2 of 8 steps done<small> · next: Payment card</small>', '8 of 8 steps done'],
  [
    'fr',
    'Inscription',
    'Terminée',
    `2 étapes faites sur 8<small> · ensuite&nbsp;: ${progressFr.steps.card}</small>`,
    '8 étapes faites sur 8',
  ],
] as const)(
  'how far each has come, and what comes next, is said in %s',
  async (language, header, complete, steps, all) => {
    const asked = answer(listProgress, {
      items: [
        { merchantId: id(4), done: 8, steps: 8, nextStep: null },
        { merchantId: id(2), done: 2, steps: 8, nextStep: 'card' },
      ],
    });
    const { result, cells } = columns(ALL, language);
    expect(result.current).toMatchObject([{ key: 'progress', header, isLabelled: true }]);
    expect(cells()).toEqual([complete, '–', '–', '–']);
    await waitFor(() => expect(cells()).toEqual([complete, steps, '–', all]));
    expect(asked.map(({ query }) => query.merchantIds)).toEqual([[id(2), id(3), id(4)]]);
  },
);
