import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';

type Comparison = FunctionalityView['comparisons'][number];

const TONES: Readonly<Record<Comparison['verdict'], Tone>> = { right: 'success', wrong: 'error', pending: 'info' };

/** Comparisons that the server made of one receipt: right, or the expected and the found value. */
export function ComparisonList({ comparisons }: { readonly comparisons: readonly Comparison[] }) {
  const t = useTranslations('functionality');
  const words = useWords();
  return (
    <DetailList
      details={comparisons.map((one) => ({
        label: t(`compared.${one.what}`),
        value: <StatusBadge tone={TONES[one.verdict]}>{t(`verdicts.${one.verdict}`)}</StatusBadge>,
        hint: hintOf(one, { words, differs: (found) => t('differs', found), reason: () => t(`wrong.${one.what}`) }),
      }))}
    />
  );
}

interface Wording {
  readonly words: (comparison: Comparison, text: string | null) => string | null;
  readonly differs: (found: { expected: string; found: string }) => string;
  readonly reason: () => string;
}

/** Of what is right, what there is; of what is wrong, the difference, or why when there is none to show. */
function hintOf(one: Comparison, { words, differs, reason }: Wording): string | undefined {
  const [expected, found] = [words(one, one.expected), words(one, one.found)];
  if (one.verdict !== 'wrong') return found ?? undefined;
  return expected !== null && found !== null ? differs({ expected, found }) : reason();
}

const AMOUNTS: ReadonlySet<Comparison['what']> = new Set(['subtotal', 'gst', 'qst', 'total']);

function useWords(): Wording['words'] {
  const language = useLanguage();
  return ({ what }, text) => {
    const amount = text !== null && AMOUNTS.has(what) ? parseAmount(text) : null;
    return amount === null ? text : formatMoney(amount, language);
  };
}
