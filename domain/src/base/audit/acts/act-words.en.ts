import { jobNamesEn } from '../../jobs/job-names.en.ts';

const REASONS: Readonly<Record<string, string>> = {
  'invalid-credentials': 'wrong email or password, or suspended access',
  'second-factor-invalid': 'wrong code of the second step',
  'second-factor-code-wrong': 'wrong code of the second step',
  'second-factor-required': 'a second step is required',
  'password-wrong': 'wrong password',
  'pos-sign-in-refused': 'the provider did not confirm the person',
  'pos-sign-in-expired': 'the request had expired or was already used',
  'pos-sign-in-incomplete': 'the provider’s answer was incomplete',
  'pos-sign-in-not-offered': 'this sign-in is not offered here',
  'pos-unavailable': 'the provider could not be reached',
};

/** A job of another release is called as the queue knows it. */
const JOBS: Readonly<Record<string, string>> = jobNamesEn;

/** Words that sentences of several acts share, in English. */
export const en = {
  roles: { admin: 'administrator', partner: 'partner', merchant: 'merchant' },
  batches: { 'assign-partner': 'Assignment to a partner', message: 'Message' },
  exported: { log: 'activity log', bills: 'bills' },
  reasons: REASONS,
  jobs: JOBS,
};
