import { cents } from '@comptoir/domain/base/amounts/cents';
import { wallTime } from '@comptoir/domain/base/languages/formats';
import type { RevisionChange } from '@comptoir/domain/sales/estimates/compare-revisions';
import type { EstimateItem, Instalment, PartOrNone } from '@comptoir/domain/sales/estimates/estimate-content';
import { drinksInWords } from '@comptoir/domain/sales/estimates/included-drinks';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatNumber, formatRate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';

/** A change in words; null on the side on which there is nothing. */
interface ChangeWords {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Hundredths of a per cent, in millionths. */
const MILLIONTHS = 100;

/** Puts a change between two revisions into words. */
export function useChangeWords(): (change: RevisionChange) => ChangeWords {
  const t = useTranslations('estimate.changes');
  const language = useLanguage();

  const money = (amount: number): string => formatMoney(cents(amount), language);
  const part = (value: PartOrNone): string => {
    if (value.by === 'none') return t('nothing');
    return value.by === 'share' ? formatRate(value.hundredths * MILLIONTHS, language) : money(value.cents);
  };
  const instalments = (all: readonly Instalment[]): string =>
    all.length === 0
      ? t('nothing')
      : all.map((one) => t('instalment', { part: part(one), day: formatLongDay(one.dueOn, language) })).join('; ');
  const time = (value: string | null): string => (value === null ? t('nothing') : wallTime(value, language));
  const item = (value: EstimateItem): string => {
    const quantity = value.per === 'person' ? 0 : value.quantity;
    const taxClass = TAX_NAMES[language][value.taxClass ?? 'meal'];
    return [line(value), value.taxClass && taxClass, drinksInWords({ ...value, quantity }, language)]
      .filter(Boolean)
      .join('; ');
  };
  const line = (value: EstimateItem): string =>
    t('item', {
      quantity: value.per === 'person' ? t('perPerson') : formatNumber(value.quantity / 100, language),
      price: money(value.unitCents),
      taxes: t(`taxes.${value.taxes}`),
    });
  const say = (change: RevisionChange, side: 'before' | 'after'): string | null => {
    if (isOf(change, 'item')) return change[side] && item(change[side]);
    if (isOf(change, 'date', 'balanceDueOn', 'validUntil')) return formatLongDay(change[side], language);
    if (isOf(change, 'service', 'tip', 'deposit')) return part(change[side]);
    if (isOf(change, 'instalments')) return instalments(change[side]);
    if (isOf(change, 'persons')) return formatNumber(change[side], language);
    if (isOf(change, 'language')) return t(`languages.${change[side]}`);
    if (isOf(change, 'time')) return time(change[side]);
    return change[side] || t('nothing');
  };
  return (change) => ({
    label: change.field === 'item' ? ((change.after ?? change.before)?.description ?? '') : t(`fields.${change.field}`),
    before: say(change, 'before'),
    after: say(change, 'after'),
  });
}

type Of<Field extends RevisionChange['field']> = Extract<RevisionChange, { readonly field: Field }>;

const isOf = <Field extends RevisionChange['field']>(change: RevisionChange, ...fields: Field[]): change is Of<Field> =>
  fields.some((field) => field === change.field);
