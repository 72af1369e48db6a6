import type { LogAdvice } from './log-advice.ts';
import type { LogEvent, LogLevel } from './log-event.ts';

/** Groups of log entries, in the order of the filter. */
export const LOG_GROUPS = ['bills', 'devices', 'account', 'access', 'settings'] as const;
export type LogGroup = (typeof LOG_GROUPS)[number];

/** Facts known of an event before it happens: its group, how it is shown, the advice. */
export interface CatalogueEntry {
  readonly group: LogGroup;
  readonly level: LogLevel;
  readonly advice: LogAdvice;
}

/** Every event of the activity log, in the order the filter shows them. Its facts are in `log-fields.ts`; names, sentences and meanings are kept by language. */
export const LOG_CATALOGUE: Readonly<Record<LogEvent, CatalogueEntry>> = {
  'bill-accepted': { group: 'bills', level: 'success', advice: 'none' },
  'bill-accepted-in-batch': { group: 'bills', level: 'success', advice: 'none' },
  'bill-received-with-errors': { group: 'bills', level: 'warning', advice: 'correct-bill' },
  'bill-waiting': { group: 'bills', level: 'warning', advice: 'by-itself' },
  'bill-reply-lost': { group: 'bills', level: 'warning', advice: 'by-itself' },
  'bill-refused-by-authority': { group: 'bills', level: 'error', advice: 'correct-bill' },
  'bill-refused-by-relay': { group: 'bills', level: 'error', advice: 'write-to-support' },
  'bill-brought-back': { group: 'bills', level: 'warning', advice: 'none' },
  'bill-emailed': { group: 'bills', level: 'info', advice: 'none' },
  'credited-beyond': { group: 'bills', level: 'warning', advice: 'compare-credits' },
  'relay-behind': { group: 'bills', level: 'error', advice: 'by-itself' },
  'till-behind': { group: 'bills', level: 'error', advice: 'write-to-support' },
  'till-clock-ahead': { group: 'devices', level: 'warning', advice: 'set-clock' },
  'authority-unreachable': { group: 'bills', level: 'error', advice: 'by-itself' },
  'authority-reachable': { group: 'bills', level: 'success', advice: 'none' },
  'batch-requested': { group: 'bills', level: 'info', advice: 'none' },
  'waiting-warned': { group: 'bills', level: 'warning', advice: 'by-itself' },
  'batch-cancelled': { group: 'bills', level: 'info', advice: 'by-itself' },
  'device-code-created': { group: 'devices', level: 'info', advice: 'enter-code' },
  'device-linked': { group: 'devices', level: 'success', advice: 'check-device' },
  'certificate-issued': { group: 'devices', level: 'success', advice: 'none' },
  'certificate-refused': { group: 'devices', level: 'error', advice: 'check-information' },
  'user-report-sent': { group: 'devices', level: 'info', advice: 'none' },
  'user-report-refused': { group: 'devices', level: 'error', advice: 'correct-employee' },
  'third-party-declared': { group: 'devices', level: 'info', advice: 'none' },
  'third-party-refused': { group: 'devices', level: 'error', advice: 'declare-again' },
  'figures-differ': { group: 'bills', level: 'error', advice: 'by-itself' },
  'log-differs': { group: 'access', level: 'error', advice: 'write-to-support' },
  'till-went-offline': { group: 'devices', level: 'warning', advice: 'check-connection' },
  'till-came-online': { group: 'devices', level: 'info', advice: 'none' },
  'till-clock-confirmed': { group: 'devices', level: 'warning', advice: 'set-clock' },
  'document-produced': { group: 'bills', level: 'info', advice: 'none' },
  'signed-in': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'signed-out-everywhere': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'password-changed': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'second-factor-set': { group: 'access', level: 'success', advice: 'none' },
  'second-factor-removed': { group: 'access', level: 'warning', advice: 'not-one-of-yours' },
  'user-invited': { group: 'access', level: 'info', advice: 'none' },
  'user-suspended': { group: 'access', level: 'warning', advice: 'none' },
  'user-reinstated': { group: 'access', level: 'info', advice: 'none' },
  'user-joined': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'user-left': { group: 'access', level: 'warning', advice: 'none' },
  'impersonation-started': { group: 'access', level: 'warning', advice: 'ask-why' },
  'impersonation-ended': { group: 'access', level: 'info', advice: 'none' },
  'impersonated-request': { group: 'access', level: 'info', advice: 'ask-why' },
  'provider-connected': { group: 'settings', level: 'success', advice: 'none' },
  'provider-needs-sign-in': { group: 'settings', level: 'warning', advice: 'open-from-provider' },
  'provider-disconnected': { group: 'settings', level: 'warning', advice: 'open-from-provider' },
  'merchant-registered': { group: 'account', level: 'info', advice: 'none' },
  subscribed: { group: 'account', level: 'success', advice: 'none' },
  'subscription-paused': { group: 'account', level: 'info', advice: 'none' },
  'subscription-reactivated': { group: 'account', level: 'success', advice: 'none' },
  'price-change-announced': { group: 'account', level: 'info', advice: 'none' },
  'price-change-cancelled': { group: 'account', level: 'info', advice: 'none' },
  'price-changed': { group: 'account', level: 'info', advice: 'none' },
  'invoice-created': { group: 'account', level: 'info', advice: 'none' },
  'invoice-paid': { group: 'account', level: 'success', advice: 'none' },
  'payment-declined': { group: 'account', level: 'error', advice: 'change-card' },
  'payment-unknown': { group: 'account', level: 'warning', advice: 'by-itself' },
  'invoice-past-due': { group: 'account', level: 'error', advice: 'change-card' },
  'invoice-refunded': { group: 'account', level: 'info', advice: 'none' },
  'charge-adopted': { group: 'account', level: 'info', advice: 'none' },
  'charge-unexpected': { group: 'account', level: 'warning', advice: 'wait-for-check' },
  'unexpected-charge-refunded': { group: 'account', level: 'info', advice: 'none' },
  'unexpected-charge-kept': { group: 'account', level: 'info', advice: 'ask-support' },
  'card-saved': { group: 'account', level: 'success', advice: 'not-one-of-yours' },
  'card-deleted': { group: 'account', level: 'info', advice: 'change-card' },
  'appointment-booked': { group: 'account', level: 'info', advice: 'none' },
  'appointment-cancelled': { group: 'account', level: 'info', advice: 'none' },
  'merchant-information-changed': { group: 'settings', level: 'info', advice: 'check-information' },
  'authorization-code-changed': { group: 'settings', level: 'info', advice: 'none' },
  'authorization-code-revealed': { group: 'access', level: 'warning', advice: 'not-one-of-yours' },
  'device-renamed': { group: 'devices', level: 'info', advice: 'none' },
  'device-unlinked': { group: 'devices', level: 'warning', advice: 'check-device' },
  'certificate-renewal-requested': { group: 'devices', level: 'info', advice: 'none' },
  'certificate-renewed': { group: 'devices', level: 'success', advice: 'none' },
  'certificate-revoked': { group: 'devices', level: 'warning', advice: 'check-device' },
  'certificate-revocation-refused': { group: 'devices', level: 'error', advice: 'write-to-support' },
  'certificate-expiring': { group: 'devices', level: 'warning', advice: 'renew-certificate' },
  'employee-declared': { group: 'settings', level: 'success', advice: 'none' },
  'employee-declaration-refused': { group: 'settings', level: 'error', advice: 'correct-employee' },
  'employee-withdrawn': { group: 'settings', level: 'info', advice: 'none' },
  'contact-changed': { group: 'access', level: 'info', advice: 'none' },
  'contact-removed': { group: 'access', level: 'warning', advice: 'none' },
  'contact-confirmed': { group: 'access', level: 'info', advice: 'none' },
  'contact-right-changed': { group: 'access', level: 'warning', advice: 'not-one-of-yours' },
  'contact-right-followed': { group: 'access', level: 'warning', advice: 'not-one-of-yours' },
  'contact-to-confirm': { group: 'access', level: 'warning', advice: 'confirm-contact' },
  'contact-left-provider': { group: 'access', level: 'warning', advice: 'none' },
  'contact-back-at-provider': { group: 'access', level: 'info', advice: 'none' },
  'support-asked': { group: 'account', level: 'info', advice: 'none' },
  'support-settled': { group: 'account', level: 'info', advice: 'none' },
  'functionality-confirmed': { group: 'bills', level: 'success', advice: 'none' },
  'functionality-failed': { group: 'bills', level: 'warning', advice: 'check-again' },
  'registration-completed': { group: 'account', level: 'success', advice: 'none' },
  'proof-downloaded': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'log-exported': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'accounting-exported': { group: 'access', level: 'info', advice: 'not-one-of-yours' },
  'accounts-changed': { group: 'settings', level: 'info', advice: 'none' },
  'fiscal-year-changed': { group: 'settings', level: 'info', advice: 'none' },
  'customer-erased': { group: 'account', level: 'warning', advice: 'none' },
  'estimate-sent': { group: 'account', level: 'info', advice: 'none' },
  'estimate-seen': { group: 'account', level: 'info', advice: 'none' },
  'estimate-accepted': { group: 'account', level: 'success', advice: 'none' },
  'estimate-declined': { group: 'account', level: 'info', advice: 'none' },
  'merchant-moved': { group: 'access', level: 'warning', advice: 'ask-why' },
  'estimate-change-proposed': { group: 'account', level: 'info', advice: 'none' },
  'estimate-expired': { group: 'account', level: 'info', advice: 'none' },
  'contract-to-sign': { group: 'account', level: 'info', advice: 'none' },
  'contract-document-signed': { group: 'account', level: 'success', advice: 'none' },
  'contract-paid': { group: 'account', level: 'success', advice: 'none' },
  'contract-called-off': { group: 'account', level: 'warning', advice: 'none' },
};

/** Every event, in the order the filter shows them. */
export const LOG_EVENTS = Object.keys(LOG_CATALOGUE) as LogEvent[];

/** The events of a group, in the order of the catalogue. */
export const eventsOf = (group: LogGroup): LogEvent[] =>
  LOG_EVENTS.filter((event) => LOG_CATALOGUE[event].group === group);

/** Events that are warnings or errors, of any group. */
export const PROBLEM_EVENTS: readonly LogEvent[] = LOG_EVENTS.filter((event) =>
  ['warning', 'error'].includes(LOG_CATALOGUE[event].level),
);
