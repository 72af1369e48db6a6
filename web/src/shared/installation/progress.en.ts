import { INFORMATION_NAMES } from '@comptoir/domain/base/merchants/merchant-information';

/** `actions`: what to do for each step, as one says it to the person who has to. */
export const progressEn = {
  count: '{done, number} of {total, number} steps done',
  label: 'Steps done',
  next: 'Next step',
  goOn: 'Next: {action}',
  afterwards: 'Nothing to do for the moment',
  notYours: 'The merchant does this from their own account.',
  doneOn: 'Since {day}',
  states: { done: 'Done', unneeded: 'Not needed for now', open: 'To do', waiting: 'Under way', blocked: 'Later' },
  steps: {
    account: 'Account',
    plan: 'Plan',
    card: 'Payment card',
    information: 'Merchant information',
    device: 'Device',
    certificate: 'Certificate',
    employees: 'Employees',
    functionality: 'Functionality check',
  },
  actions: {
    account: 'Choose a password',
    plan: 'Choose a plan and subscribe',
    card: 'Save a card',
    information: 'Complete the merchant information',
    device: 'Link a device',
    certificate: 'View the certificate',
    employees: 'View employees',
    functionality: 'Make the $5 check',
  },
  missing: {
    password: 'No one has chosen a password yet.',
    plan: 'No plan has been chosen.',
    card: 'No card on file.',
    device: 'No device is linked.',
    'device-first': 'A device has to be linked first.',
    'information-first': 'The certificate states the merchant information, which is not complete.',
    'certificate-first': 'A device needs its certificate first.',
    'certificate-request': 'The device has not asked for its certificate. Open its settings and have it do so.',
    'certificate-refused': 'Revenu Québec refused the certificate. The device says why, and what fixes it.',
    'code-activation': 'The authorization code is new. It may take up to 90 minutes to become active.',
    'certificate-expired': 'The certificate has expired.',
    'certificate-revoked': 'The certificate was revoked.',
    'provider-sign-in': 'Clover has not been synced yet. Open Comptoir from Clover once.',
    'employees-reading': 'Syncing employees with Clover.',
    'employees-refused': 'Revenu Québec refused an employee.',
    'employees-same-name': 'Two employees have the same name.',
    'employees-renamed': 'An employee’s name differs from the one declared.',
    'employees-elsewhere': 'No link with Clover: no one to declare from here.',
    'employees-waiting': 'Employees are being declared to Revenu Québec.',
    'employees-waiting-long': 'An employee has been waiting for more than an hour to be declared.',
    'test-bill': 'The $5 receipt has not been made.',
    'test-bill-waiting': 'The $5 receipt is on its way to Revenu Québec.',
    'test-bill-refused': 'Revenu Québec refused the $5 receipt. Make it again.',
    'test-refund': 'It has not been refunded.',
    'test-refund-waiting': 'Its refund is on its way to Revenu Québec.',
    'test-refund-refused': 'Revenu Québec refused its refund. Refund again.',
    'check-failed': 'The check of both receipts is not passed. They are to be made again.',
    confirmation: 'Both receipts remain to be verified.',
  },
  fieldsMissing:
    '{count, plural, one {One piece of information is} other {# pieces of information are}} missing or wrong: {fields}.',
  fields: INFORMATION_NAMES.en,
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    progress: typeof progressEn;
  }
}
