import type { ReportSection, ShownColumn } from '@comptoir/domain/base/figures/report-section';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { figureWordsEn } from '@comptoir/domain/base/figures/figure-words.en';
import { figureWordsFr } from '@comptoir/domain/base/figures/figure-words.fr';
import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatMonth, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FIGURE_SECTIONS, type FigureSectionName } from '@comptoir/domain/figure-sections';
import type { ShownFigures, ShownReport } from '../../../shared/queries/figures.ts';

const WORDS = { en: figureWordsEn, fr: figureWordsFr };

export const sectionOf = (name: FigureSectionName): ReportSection => FIGURE_SECTIONS[name];

/** A row of a report with what it is called. */
export type NamedRow = ShownReport['rows'][number] & { readonly label: string };

/** Names of a section’s figures, columns, rows and values, and the way they are written. */
export function useFigureWords(name: FigureSectionName) {
  const language = useLanguage();
  const t = useTranslations('figures');
  const shared = WORDS[language];
  const own = sectionOf(name).words[language];
  const figure = (key: string): string => own.figures[key] ?? key;
  return {
    own,
    shared,
    figure,
    /** Taxes are those of the column before them. */
    column: ({ figure: key, shows }: ShownColumn): string =>
      shows === 'gstCents' || shows === 'qstCents' ? shared.measures[shows] : figure(key),
    row: ({ key, name: partner }: { key: string; name: string | null }, groupBy: FigureGroup): string => {
      if (partner) return partner;
      if (groupBy === 'month') return formatMonth(`${key}-01`, language);
      if (groupBy === 'week') return shared.week(formatLongDay(key, language));
      return Object.entries(shared.keys).find(([known]) => known === key)?.[1] ?? key;
    },
    value: (column: ShownColumn, amount: number | null): string => {
      if (amount === null) return '–';
      if (column.shows === 'days') return t('days', { days: formatNumber(amount, language) });
      return column.shows === 'count' ? formatNumber(amount, language) : formatMoney(cents(amount), language);
    },
  };
}

/** Returns the amount in a column: a number, cents, or the days that each took on average to a tenth; null where there is nothing. */
export function amountOf(figures: ShownFigures | null, { figure, shows, isTaken }: ShownColumn): number | null {
  const value = figures?.[figure];
  if (!value) return null;
  if (shows === 'days') return value.count === 0 ? null : Math.round((10 * (value.days ?? 0)) / value.count) / 10;
  const amount = value[shows] ?? 0;
  return isTaken ? -amount || 0 : amount;
}
