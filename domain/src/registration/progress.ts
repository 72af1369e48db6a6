/** The steps of the registration, in their order. Source: spec §4 "Installation flow". */
export const PROGRESS_STEPS = [
  'account',
  'plan',
  'card',
  'information',
  'device',
  'certificate',
  'employees',
  'functionality',
] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];
