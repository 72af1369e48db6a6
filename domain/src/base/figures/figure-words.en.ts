import type { FigureGroup, Measure } from './figure-section.ts';

/** Words that all sections of the reports share, in English. */
export const figureWordsEn: FigureWords = {
  groups: { month: 'Month', week: 'Week', plan: 'Installation plan', partner: 'Partner', sector: 'Sub-sector' },
  keys: {
    autonomous: 'Autonomous',
    assisted: 'Assisted',
    food_truck: 'Food truck',
    bar: 'Bar',
    restaurant: 'Restaurant',
    none: 'Not stated',
  },
  measures: { subtotalCents: 'Before taxes', gstCents: 'GST', qstCents: 'QST', totalCents: 'With taxes', days: 'Days' },
  all: 'In all',
  count: 'Number',
  figure: 'Figure',
  before: 'Period before',
  period: 'Period',
  comparedWith: 'Compared with',
  madeAt: 'Made on',
  days: (from, to) => `${from} to ${to}`,
  week: (monday) => `Week of ${monday}`,
  about: 'About',
  summary: 'Summary',
  by: (group, counted) => `By ${group.toLowerCase()}: ${counted.toLowerCase()}`,
};

export interface FigureWords {
  readonly groups: Readonly<Record<FigureGroup, string>>;
  readonly keys: Readonly<Record<'autonomous' | 'assisted' | 'food_truck' | 'bar' | 'restaurant' | 'none', string>>;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly all: string;
  readonly count: string;
  readonly figure: string;
  readonly before: string;
  readonly period: string;
  readonly comparedWith: string;
  readonly madeAt: string;
  readonly days: (from: string, to: string) => string;
  readonly week: (monday: string) => string;
  readonly about: string;
  readonly summary: string;
  /** The heading of what is counted, by a group. */
  readonly by: (group: string, counted: string) => string;
}
