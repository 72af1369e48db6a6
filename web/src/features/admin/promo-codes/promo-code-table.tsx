import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { dayIn, formatLongDay, formatMoney, formatNumber, formatRate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { stateOf, type PromoCodeState } from './promo-code-state.ts';
import styles from './promo-codes.module.css';

const TONES: Readonly<Record<PromoCodeState, Tone>> = {
  open: 'success',
  'to-come': 'info',
  expired: 'neutral',
  'used-up': 'neutral',
  withdrawn: 'neutral',
};

interface PromoCodeTableProps {
  readonly codes: readonly PromoCodeView[];
  readonly onWithdraw: (code: PromoCodeView) => void;
}

/** Codes with what they take off, when, how often, and how they stand. */
export function PromoCodeTable({ codes, onWithdraw }: PromoCodeTableProps) {
  const t = useTranslations('promoCodes');
  const today = dayIn(useNow(60_000), 'America/Montreal');
  return (
    <CardTable
      caption={t('title')}
      heading="code"
      headers={{
        code: t('columns.code'),
        discount: t('columns.discount'),
        days: t('columns.days'),
        uses: t('columns.uses'),
        state: t('columns.state'),
        act: t('columns.act'),
      }}
      rows={codes.map((code) => {
        const state = stateOf(code, today);
        return {
          id: code.id,
          cells: {
            code: <strong>{code.code}</strong>,
            discount: <DiscountOf code={code} />,
            days: <DaysOf code={code} />,
            uses: <UsesOf code={code} />,
            state: <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
            act: code.withdrawnAt ? null : (
              <Button
                variant="default"
                aria-haspopup="dialog"
                aria-label={t('withdrawNamed', { code: code.code })}
                onClick={() => onWithdraw(code)}
              >
                {t('withdraw')}
              </Button>
            ),
          },
        };
      })}
    />
  );
}

interface OfCodeProps {
  readonly code: PromoCodeView;
}

function DiscountOf({ code: { discount, onService, onInstallation, months } }: OfCodeProps) {
  const t = useTranslations('promoCodes');
  const language = useLanguage();
  return (
    <div className={styles.stack}>
      {discount.kind === 'percent'
        ? formatRate(discount.rateMillionths, language)
        : formatMoney(cents(discount.amountCents), language)}
      {onService ? <small className={styles.faint}>{t('onService', { months: months ?? 0 })}</small> : null}
      {onInstallation ? <small className={styles.faint}>{t('onInstallation')}</small> : null}
    </div>
  );
}

function DaysOf({ code: { startsOn, endsOn } }: OfCodeProps) {
  const t = useTranslations('promoCodes.days');
  const language = useLanguage();
  if (!startsOn && !endsOn) return t('always');
  return (
    <div className={styles.stack}>
      {startsOn ? <span>{t('from', { day: formatLongDay(startsOn, language) })}</span> : null}
      {endsOn ? <span>{t('to', { day: formatLongDay(endsOn, language) })}</span> : null}
    </div>
  );
}

function UsesOf({ code: { uses, maxUses } }: OfCodeProps) {
  const t = useTranslations('promoCodes');
  const language = useLanguage();
  const used = formatNumber(uses, language);
  return maxUses === null ? used : t('usesOf', { uses: used, most: formatNumber(maxUses, language) });
}
