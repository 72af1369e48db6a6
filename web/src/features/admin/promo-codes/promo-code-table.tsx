import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { dayIn, formatLongDay, formatMoney, formatNumber, formatRate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { EditedTable } from '../../../shared/lists/edited-table.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Text } from '../../../ui/layout.tsx';
import { stateOf, type PromoCodeState } from './promo-code-state.ts';

const TONES: Readonly<Record<PromoCodeState, Tone>> = {
  open: 'success',
  'to-come': 'info',
  expired: 'neutral',
  'used-up': 'neutral',
  withdrawn: 'neutral',
};

const STATES = Object.keys(TONES) as PromoCodeState[];

interface PromoCodeTableProps {
  readonly codes: readonly PromoCodeView[];
  readonly onWithdraw: (code: PromoCodeView) => void;
}

/** Codes with what they take off, when, how often, and how they stand. */
export function PromoCodeTable({ codes, onWithdraw }: PromoCodeTableProps) {
  const t = useTranslations('promoCodes');
  return (
    <EditedTable
      caption={t('title')}
      rows={codes}
      columns={useColumns()}
      nameOf={({ code }) => code}
      actsOf={({ code, withdrawnAt }) =>
        withdrawnAt ? [] : [{ key: 'withdraw', label: t('withdraw'), name: t('withdrawNamed', { code }) }]
      }
      onAct={(_act, code) => onWithdraw(code)}
    />
  );
}

function useColumns(): Column<PromoCodeView>[] {
  const t = useTranslations('promoCodes');
  const today = dayIn(useNow(60_000), 'America/Montreal');
  return [
    { key: 'code', header: t('columns.code'), sortBy: ({ code }) => code, cell: ({ code }) => code },
    { key: 'discount', header: t('columns.discount'), grows: true, cell: (code) => <DiscountOf code={code} /> },
    { key: 'days', header: t('columns.days'), sortBy: ({ endsOn }) => endsOn, cell: (code) => <DaysOf code={code} /> },
    {
      key: 'uses',
      header: t('columns.uses'),
      isFigure: true,
      isLabelled: true,
      sortBy: ({ uses }) => uses,
      cell: (code) => <UsesOf code={code} />,
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      sortBy: (code) => STATES.indexOf(stateOf(code, today)),
      cell: (code) => {
        const state = stateOf(code, today);
        return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>;
      },
    },
  ];
}

interface OfCodeProps {
  readonly code: PromoCodeView;
}

function DiscountOf({ code: { discount, onService, onInstallation, months } }: OfCodeProps) {
  const t = useTranslations('promoCodes');
  const language = useLanguage();
  const amount =
    discount.kind === 'percent'
      ? formatRate(discount.rateMillionths, language)
      : formatMoney(cents(discount.amountCents), language);
  const scope = [
    onService ? t('onService', { months: months ?? 0 }) : null,
    onInstallation ? t('onInstallation') : null,
  ];
  return (
    <>
      {amount}
      <Text as="span" tone="soft">
        {' '}
        {scope.filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

function DaysOf({ code: { startsOn, endsOn } }: OfCodeProps) {
  const t = useTranslations('promoCodes.days');
  const language = useLanguage();
  if (!startsOn && !endsOn) return t('always');
  const from = startsOn ? t('from', { day: formatLongDay(startsOn, language) }) : null;
  const to = endsOn ? t('to', { day: formatLongDay(endsOn, language) }) : null;
  return [from, to].filter(Boolean).join(' ');
}

function UsesOf({ code: { uses, maxUses } }: OfCodeProps) {
  const t = useTranslations('promoCodes');
  const language = useLanguage();
  const used = formatNumber(uses, language);
  return maxUses === null ? used : t('usesOf', { uses: used, most: formatNumber(maxUses, language) });
}
