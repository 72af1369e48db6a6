import type { AuditSentences } from './audit-sentences.ts';

/** What the audit trail says in English. */
export const auditSentencesEn: AuditSentences = {
  'sign-in-failed': (f) => `Sign-in refused: ${REASONS[f.reason] ?? f.reason}.`,
  'proof-failed': (f) => `Identity check refused: ${REASONS[f.reason] ?? f.reason}.`,
  'provider-sign-in-refused': (f) =>
    `Sign-in from the point-of-sale provider refused: ${REASONS[f.reason] ?? f.reason}.`,
  'signed-out': (f) => `${f.email} signed out.`,
  'session-ended': (f) => `${f.email} ended one of their sessions.`,
  'password-reset-requested': () => 'Temporary password requested.',
  'temporary-password-used': (f) => `${f.email} used a temporary password.`,
  'second-factor-begun': (f) => `${f.email} began to set up two-step sign-in.`,
  'recovery-codes-renewed': (f) => `${f.email} made new recovery codes.`,
  'profile-changed': (f) => `Profile of ${f.email} changed.`,
  'user-changed': (f) => `User ${f.email} changed.`,
  'partner-created': (f) => `Partner ${f.name} created.`,
  'partner-changed': (f) => `Partner ${f.name} changed.`,
  'partner-suspended': (f) => `Partner ${f.name} suspended.`,
  'commission-rate-set': (f) => `Commission rate of partner ${f.name} set from ${f.from} on.`,
  'partner-reinstated': (f) => `Partner ${f.name} taken up again.`,
  'merchants-invited': (f) => `Partner ${f.name}: ${f.count} merchants invited by ${f.file}.`,
  'prices-changed': () => 'Plan prices changed.',
  'promo-code-created': (f) => `Promo code ${f.code} created.`,
  'promo-code-withdrawn': (f) => `Promo code ${f.code} withdrawn.`,
  'invoice-emailed': (f) => `Subscription invoice ${f.number} sent by email.`,
  'payment-requested': (f) => `Payment of subscription invoice ${f.number} requested.`,
  'refund-retried': () => 'Refund requested again.',
  'charge-refund-requested': () => 'Refund of an unexpected charge requested.',
  'charge-kept': () => 'Unexpected charge kept.',
  'billing-run': (f) => `Billing run started for ${f.now}.`,
  'certificate-retested': () => 'Certificate request sent again.',
  'certificate-revocation-requested': (f) => `Revocation of the certificate of device ${f.deviceNumber} requested.`,
  'declaration-requested': (f) => `Request to Revenu Québec about ${f.name}.`,
  'test-case-chosen': () => 'Test case of the certification chosen.',
  'audit-exported': () => 'Audit trail exported.',
  'bills-exported': ({ format }) => `Bills exported (${format.toUpperCase()}).`,
  'export-downloaded': (f) => `Export of the ${EXPORTED[f.kind]} downloaded (${f.format.toUpperCase()}).`,
  'customer-added': () => 'Customer added.',
  'customer-changed': () => 'Details of a customer changed.',
  'estimate-begun': (f) => `Draft of estimate ${f.number} begun.`,
  'estimate-changed': (f) => `Draft of estimate ${f.number} saved.`,
  'estimate-draft-deleted': (f) => `Draft of estimate ${f.number} deleted.`,
  'contract-document-requested': ({ number, kind, till }) =>
    `Contract ${number}: ${kind === 'final' ? 'last payment' : 'payment'} requested ${till ? `by the device “${till}”` : 'of the device'}.`,
  'contract-document-withdrawn': ({ number }) => `Contract ${number}: what waited to be signed was taken back.`,
  'contract-cancelled': ({ number }) => `Contract ${number} cancelled.`,
  'export-cancelled': (f) => `Export of the ${EXPORTED[f.kind]} cancelled or removed (${f.format.toUpperCase()}).`,
};

const EXPORTED = { log: 'activity log', bills: 'bills' } as const;

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
