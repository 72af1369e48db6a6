import type { ProgressView } from '@comptoir/contract/help/installation';
import type { Action } from '@comptoir/domain/base/access/access';
import { INFORMATION_FIELDS, type InformationField } from '@comptoir/domain/base/merchants/merchant-information';

export type ShownStep = ProgressView['steps'][number];
export type Missing = ShownStep['missing'][number];

/** Where a step is done: a screen, a part of it, the field that it begins with. */
export interface Place {
  readonly to: '/contacts' | '/subscribe' | '/billing' | '/merchant' | '/devices' | '/employees' | '/configuration';
  readonly hash?: string;
  readonly search?: { readonly field: InformationField };
}

/** Where a step is done, by what is missing of it. */
export function placeOf({ step, missing }: Pick<ShownStep, 'step' | 'missing'>): Place {
  if (step === 'information' || missing.includes('information-first')) return placeOfInformation(missing);
  if (missing.includes('certificate-first')) return { to: '/devices' };
  if (missing.includes('provider-sign-in')) return { to: '/configuration', hash: 'provider' };
  return PLACES[step];
}

function placeOfInformation(missing: readonly Missing[]): Place {
  const [field] = fieldsOf(missing);
  return field ? { to: '/merchant', search: { field } } : { to: '/merchant' };
}

const PLACES: Readonly<Record<ShownStep['step'], Place>> = {
  account: { to: '/contacts' },
  plan: { to: '/subscribe' },
  card: { to: '/billing' },
  information: { to: '/merchant' },
  device: { to: '/devices' },
  certificate: { to: '/devices' },
  employees: { to: '/employees' },
  functionality: { to: '/configuration', hash: 'check' },
};

/** What one must be allowed to do to do a step: the money and the tills are not everybody's. */
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
