import type { Commissions, CommissionRateView } from '@comptoir/contract/money/commissions';
import type { PartnerView } from '@comptoir/contract/people/partners';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney, formatRate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { commissionsQuery } from '../../../shared/queries/commissions.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { CommissionMonths } from './commission-months.tsx';
import { useFormatWholeMonth } from './use-format-whole-month.ts';

// each is for the moments when it is wanted
const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog.tsx')).RateDialog }));
const StatementDialog = lazy(async () => ({ default: (await import('./statement-dialog.tsx')).StatementDialog }));

/** Dialog over the section: the form of a rate, or the statement of a month. */
type Opened = 'rate' | { readonly month: string } | null;

/** Commissions of a partner on its merchants' payments, month by month. */
export function CommissionsSection({ partner }: { readonly partner: PartnerView }) {
  const t = useTranslations('partner.commissions');
  const mayEdit = usePermission('edit-partners');
  const [opened, setOpened] = useState<Opened>(null);
  const { data, error, refetch } = useQuery(commissionsQuery(partner.id));
  const set = (
    <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('rate')}>
      {t('rate.open')}
    </Button>
  );
  return (
    <ListSection title={t('title')} aside={mayEdit && data ? set : null}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={2} />}
      {data ? <Months commissions={data} onOpen={(month) => setOpened({ month })} /> : null}
      <OpenDialog partner={partner} opened={opened} rates={data?.rates ?? []} onClose={() => setOpened(null)} />
    </ListSection>
  );
}

interface OpenDialogProps extends Pick<Commissions, 'rates'> {
  readonly partner: PartnerView;
  readonly opened: Opened;
  readonly onClose: () => void;
}

function OpenDialog({ partner, opened, rates, onClose }: OpenDialogProps) {
  if (opened === null) return null;
  return (
    <Suspense>
      {opened === 'rate' ? (
        <RateDialog partner={partner} rate={rates[0]?.rate} onClose={onClose} />
      ) : (
        <StatementDialog partnerId={partner.id} month={opened.month} onClose={onClose} />
      )}
    </Suspense>
  );
}

interface MonthsProps {
  readonly commissions: Commissions;
  readonly onOpen: (month: string) => void;
}

function Months({ commissions: { items, rates }, onOpen }: MonthsProps) {
  const t = useTranslations('partner.commissions');
  if (rates.length === 0)
    return (
      <EmptyState icon={<CardIcon size={24} />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <>
      <Rates rates={rates} />
      {items.length > 0 ? <CommissionMonths months={items} onOpen={onOpen} /> : null}
    </>
  );
}

/** The rates that hold or will, newest first: those before the last that holds are said by their statements. */
function Rates({ rates }: Pick<Commissions, 'rates'>) {
  const t = useTranslations('partner.commissions');
  const words = useRateWords();
  const formatMonth = useFormatWholeMonth();
  return (
    <p>
      {withoutRepeats(rates)
        .slice(0, 2)
        .toReversed()
        .map(({ from, rate }) => t('rate.since', { rate: words(rate), month: formatMonth(from) }))
        .join(' ')}
    </p>
  );
}

/** Newest first: the same rate set again says nothing new. */
const withoutRepeats = (rates: Commissions['rates']): Commissions['rates'] =>
  rates.filter(({ rate }, index) => JSON.stringify(rate) !== JSON.stringify(rates[index + 1]?.rate));

function useRateWords(): (rate: CommissionRateView) => string {
  const t = useTranslations('partner.commissions.rate');
  const language = useLanguage();
  return (rate) =>
    rate.kind === 'percent'
      ? t('percent', { share: formatRate(rate.rate, language) })
      : t('amount', { amount: formatMoney(cents(rate.amount), language) });
}
