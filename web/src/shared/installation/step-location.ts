import type { ProgressView } from '@comptoir/contract/help/installation';
import type { Action } from '@comptoir/domain/base/access/access';
import { INFORMATION_FIELDS, type InformationField } from '@comptoir/domain/base/merchants/merchant-information';

export type ShownStep = ProgressView['steps'][number];
export type Missing = ShownStep['missing'][number];

/** Returns the state of a step as it is said: one that counts as done, as there is nothing to do here, is not said to be done. */
export const standingOf = ({ state, missing }: Pick<ShownStep, 'state' | 'missing'>): ShownStep['state'] | 'unneeded' =>
  missing.includes('employees-elsewhere') ? 'unneeded' : state;

/** Place for doing a step: a screen, a part of it, the field that it begins with. */
export interface StepLocation {
  readonly to: '/contacts' | '/subscribe' | '/billing' | '/merchant' | '/devices' | '/employees' | '/configuration';
  readonly hash?: string;
  readonly search?: { readonly field: InformationField };
}

/** Finds the place for doing a step, by what is missing of it. */
export function locateStep({ step, missing }: Pick<ShownStep, 'step' | 'missing'>): StepLocation {
  if (step === 'information' || missing.includes('information-first')) return locateInformation(missing);
  if (missing.includes('certificate-first')) return { to: '/devices' };
  if (missing.includes('provider-sign-in')) return { to: '/configuration', hash: 'provider' };
  return LOCATIONS[step];
}

function locateInformation(missing: readonly Missing[]): StepLocation {
  const [field] = fieldsOf(missing);
  return field ? { to: '/merchant', search: { field } } : { to: '/merchant' };
}

const LOCATIONS: Readonly<Record<ShownStep['step'], StepLocation>> = {
  account: { to: '/contacts' },
  plan: { to: '/subscribe' },
  card: { to: '/billing' },
  information: { to: '/merchant' },
  device: { to: '/devices' },
  certificate: { to: '/devices' },
  employees: { to: '/employees' },
  functionality: { to: '/configuration', hash: 'check' },
};

/** Action that each step takes a permission for: the money and the tills are not everyone's. */
export const ACTION_OF: Readonly<Record<ShownStep['step'], Action>> = {
  account: 'edit-contacts',
  plan: 'edit-subscription',
  card: 'edit-card',
  information: 'edit-merchant',
  device: 'link-device',
  certificate: 'list-devices',
  employees: 'list-employees',
  functionality: 'edit-progress',
};

/** The fields of the merchant information among what is missing. */
export const fieldsOf = (missing: readonly Missing[]): InformationField[] =>
  INFORMATION_FIELDS.filter((field) => missing.includes(field));
