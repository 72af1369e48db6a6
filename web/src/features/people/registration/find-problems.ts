import { carriesAddress } from '@comptoir/domain/base/mail/carries-address';
import type { Registration } from './registration.api.ts';

export type RegistrationField = 'company_name' | 'name' | 'email';
export type RegistrationProblem = 'required' | 'invalid' | 'hasAddress';

/** No more than a glance: only the mail that arrives proves an address. */
const LIKE_AN_EMAIL = /^\S+@\S+\.\S+$/;

/** What keeps a registration from being sent, by field and in their order. */
export function findProblems(registration: Registration): Map<RegistrationField, RegistrationProblem> {
  const problems = new Map<RegistrationField, RegistrationProblem>();
  for (const field of ['company_name', 'name', 'email'] as const) {
    if (registration[field] === '') problems.set(field, 'required');
    else if (field !== 'email' && carriesAddress(registration[field])) problems.set(field, 'hasAddress');
  }
  if (registration.email !== '' && !LIKE_AN_EMAIL.test(registration.email)) problems.set('email', 'invalid');
  return problems;
}
