import type { FigureSection } from '../../base/figures/figure-section.ts';

/**
 * Progress of those who signed up in a period, as it is today, by the day they signed up. A step counts when those before it
 * are done too; `days` is since the step before. Those who are stuck have done everything before that step: those at each step
 * and those with a first bill are all who signed up.
 */
export const ONBOARDING_SECTION = {
  figures: [
    'signedUp',
    'information',
    'paid',
    'linked',
    'certified',
    'billed',
    'stuckInformation',
    'stuckPaid',
    'stuckLinked',
    'stuckCertified',
    'stuckBilled',
  ],
  levels: [],
  measures: ['days'],
  groups: ['month', 'week', 'partner', 'sector', 'plan'],
} as const satisfies FigureSection;
export type OnboardingFigure = (typeof ONBOARDING_SECTION.figures)[number];
