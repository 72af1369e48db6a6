import type { FigureSection } from '../../base/figures/figure-section.ts';

/**
 * The bills of a period, each by the day it was made, as they stand today. `made` are all of them: those that were `accepted`, of which the
 * authority `remarked` on some, those that are `waiting` and those it `refused`. `late` took longer than 48 hours, whatever became of them.
 */
export const SENDING_SECTION = {
  figures: ['made', 'accepted', 'remarked', 'late', 'waiting', 'refused'],
  levels: [],
  measures: ['totalCents'],
  groups: ['month', 'week', 'partner', 'sector', 'plan'],
} as const satisfies FigureSection;
export type SendingFigure = (typeof SENDING_SECTION.figures)[number];
