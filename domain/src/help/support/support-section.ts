import type { FigureSection } from '../../base/figures/figure-section.ts';

/**
 * Requests of merchants to support, and acts of support. `held`: appointments by their hour, without those that were cancelled;
 * `cancelled` by the moment it was. `messages`: those about a merchant. `openedAs`: how often an administrator acted in a
 * merchant’s place; `acts`: what administrators did about a merchant, by the audit trail.
 */
export const SUPPORT_SECTION = {
  figures: ['messages', 'held', 'cancelled', 'openedAs', 'acts'],
  levels: [],
  measures: [],
  groups: ['month', 'week', 'partner', 'sector', 'plan'],
} as const satisfies FigureSection;
export type SupportFigure = (typeof SUPPORT_SECTION.figures)[number];
