import type { Action } from '../../base/access/access.ts';

/** Features that the plan is said to include. Source: spec §1.19 to §1.24; `accounting` is more than it names. */
export const PLAN_FEATURES = [
  'sending',
  'employees',
  'report',
  'accounting',
  'history',
  'support',
  'caterers',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/**
 * Action of the policy by which a person uses a feature; null for one that does not work yet, and that is sold nowhere: neither
 * on the list of the plan nor in the terms of use. Anyone who makes one work names its action here; the terms then name the
 * feature too, as a new version.
 */
export const USED_BY: Readonly<Record<PlanFeature, Action | null>> = {
  sending: 'transmit-transactions',
  employees: 'declare-employee',
  report: 'read-bills',
  accounting: 'edit-sales-accounts',
  history: 'read-bills',
  support: 'ask-support',
  caterers: 'edit-estimates',
};

/** The features that are there, in the order of the list. */
export const SOLD_FEATURES = PLAN_FEATURES.filter((feature) => USED_BY[feature] !== null);
