import { ACTIONS } from './action-words.en.ts';
import { catererSentences } from './caterer-sentences.en.ts';
import type { JournalFormat } from '../accounting/account.ts';
import type { Role } from '../access/access.ts';
import { dollars } from '../languages/formats.ts';
import { changedFieldsEn } from './changed-fields.en.ts';
import { changedValuesEn } from './changed-values.en.ts';
import type { DeclarationReason } from './declaration-reason.ts';
import type { BillFacts, CardFacts, EstimateFacts, InvoiceFacts, PriceFacts, ThirdPartyFacts } from './log-event.ts';
import { duration, listErrors, quebecMoment, type LogSentences } from './log-sentences.ts';

/** Sentences of the activity log in English. */
export const logSentencesEn: LogSentences = {
  'bill-accepted': (f) => `${bill(f)} accepted by Revenu Québec, number ${f.psiNoTrans}.`,
  'bill-accepted-in-batch': (f) => `${bill(f)} accepted by Revenu Québec in batch ${f.noLot}.`,
  'bill-received-with-errors': (f) => `${bill(f)} received by Revenu Québec with errors: ${listErrors(f.errors)}.`,
  'bill-waiting': (f) => `${bill(f)} kept, waiting to be sent.`,
  'bill-reply-lost': (f) => `${bill(f)} sent, reply lost; it will be sent again unchanged.`,
  'bill-refused-by-authority': (f) => `${bill(f)} refused by Revenu Québec: ${listErrors(f.errors)}.`,
  'bill-refused-by-relay': (f) => `Bill ${f.noTrans} refused on arrival: ${REASONS[f.reason] ?? f.reason}.`,
  'bill-brought-back': (f) =>
    `${bill(f)} submitted again by the device with the answer of Revenu Québec (${f.proof}), which Comptoir no longer had; it is not sent again.`,
  'bill-emailed': (f) => `Bill ${f.noTrans} sent by email to ${f.to}.`,
  'credited-beyond': (f) =>
    `${bill(f)} credits bill ${f.original} beyond its total by ${dollars(f.beyondCents, 'en')}. It is kept and sent all the same.`,
  'relay-behind': (f) =>
    `Bill ${f.noTrans} follows one that Comptoir does not have, or no longer, as after a backup was restored. The device submits again what is missing.`,
  'till-behind': (f) =>
    `Bill ${f.noTrans} does not follow the last one of the device, as if the device had been put back to an older copy. It gets what it lacks, and makes the bill again.`,
  'till-clock-ahead': (f) =>
    `Bill ${f.noTrans} is dated ${duration(f.minutes, UNITS)} ahead: set the device’s clock right before its next sale.`,
  'authority-unreachable': () => 'Revenu Québec is not responding. Sales go on and bills are kept.',
  'authority-reachable': (f) => `Revenu Québec is responding again. Bills waiting: ${f.waiting}.`,
  'batch-requested': (f) => `Batch transmission requested. Bills waiting: ${f.waiting}.`,
  'waiting-warned': (f) =>
    `A bill has been waiting for ${f.hours} hours; a letter was sent. Bills waiting: ${f.waiting}.`,
  'batch-cancelled': (f) => `Batch transmission cancelled. Bills waiting: ${f.waiting}.`,
  'device-code-created': () => 'Activation code created, valid for 15 minutes.',
  'device-linked': () => 'Device linked.',
  'certificate-issued': (f) => `Certificate issued. Device number: ${f.deviceNumber}.`,
  'certificate-refused': (f) => `Certificate request refused: ${listErrors(f.errors)}.`,
  'user-report-sent': (f) => `User report sent to Revenu Québec under number ${f.number}.`,
  'user-report-refused': (f) => `User report refused: ${listErrors(f.errors)}.`,
  'third-party-declared': (f) => `${contract(f)}: declaration sent to Revenu Québec under number ${f.number}.`,
  'third-party-refused': (f) => `${contract(f)}: declaration refused: ${listErrors(f.errors)}.`,
  'figures-differ': (f) =>
    `The figures of the reports are not those of the bills. Days: ${f.days}, the first on ${f.first}. Your bills are whole; Comptoir computes the figures again.`,
  'log-differs': (f) =>
    `Sealed days of this log are no longer as they were sealed. Days: ${f.days}, the first on ${f.first}.`,
  'till-went-offline': () => 'The device cannot reach Comptoir. It goes on signing and keeping bills.',
  'till-clock-confirmed': (f) =>
    `The device makes bills that are dated ${duration(Math.abs(f.minutes), UNITS)} ${f.minutes < 0 ? 'behind' : 'ahead'}, as ${f.by ?? 'someone at the device'} confirmed.`,
  'till-came-online': (f) => `The device reaches Comptoir again. Bills submitted: ${f.waiting}.`,
  'document-produced': (f) => `Document produced: ${f.document} ${f.noTrans}.`,
  'signed-in': (f) => `${f.email} signed in.`,
  'signed-out-everywhere': (f) => `All sessions of ${f.email} were closed.`,
  'password-changed': (f) => `Password of ${f.email} changed.`,
  'second-factor-set': (f) => `Two-step sign-in turned on for ${f.email}.`,
  'second-factor-removed': (f) => `Two-step sign-in turned off for ${f.email}.`,
  'user-invited': (f) => `Invitation sent to ${f.email}.`,
  'user-suspended': (f) => `Access of ${f.email} suspended.`,
  'user-reinstated': (f) => `Access of ${f.email} restored.`,
  'user-joined': (f) => `${f.email} now has access to your account.`,
  'user-left': (f) => `${f.email} no longer has access to your account.`,
  'impersonation-started': (f) =>
    `${f.email} (${ROLES[f.role]}) acts on your behalf for 30 minutes at most. Reason: “${f.reason}”.`,
  'impersonation-ended': (f) => `${f.email} no longer acts on your behalf.`,
  'impersonated-request': (f) => `${f.email}, on your behalf: ${ACTIONS[f.action]}.`,
  'provider-connected': (f) => `Comptoir is connected to your ${f.provider} account.`,
  'provider-needs-sign-in': (f) =>
    `The connection with ${f.provider} no longer holds. Open the app from ${f.provider} again.`,
  'provider-disconnected': (f) => `The app was removed from ${f.provider}: its access is erased.`,
  'merchant-registered': (f) => `${f.email} signed up.`,
  subscribed: () => 'Subscribed to the plan.',
  'subscription-paused': () => 'Season over: the account pauses at the end of the period that is paid for.',
  'subscription-reactivated': () => 'Account reactivated.',
  'price-change-announced': (f) =>
    `Announced by email: ${prices(f)} a month before taxes, from the first renewal on or after ${f.on}.`,
  'price-change-cancelled': (f) =>
    `Price change cancelled: the plan stays at ${dollars(f.fromCents, 'en')} a month before taxes.`,
  'price-changed': (f) => `Plan renewed at the announced price: ${prices(f)} a month before taxes.`,
  'invoice-created': (f) => `${invoice(f)} created.`,
  'invoice-paid': (f) => `${invoice(f)} paid.`,
  'payment-declined': (f) =>
    f.decline === 'soft'
      ? `Payment of invoice ${f.number} declined; it will be tried again.`
      : `Payment of invoice ${f.number} declined: another card is needed.`,
  'payment-unknown': (f) => `Payment of invoice ${f.number}: the reply was lost and will be asked for again.`,
  'invoice-past-due': (f) => `Invoice ${f.number} is past due: every attempt was declined.`,
  'invoice-refunded': (f) => `${invoice(f)} credited.`,
  'charge-adopted': (f) => `${invoice(f)}: a payment was found at the payment provider and recorded.`,
  'charge-unexpected': (f) =>
    `An unexpected charge of ${dollars(f.totalCents, 'en')}${f.number ? ` (invoice ${f.number})` : ''} was found and is being checked.`,
  'unexpected-charge-refunded': (f) => `The unexpected charge of ${dollars(f.totalCents, 'en')} was refunded.`,
  'unexpected-charge-kept': (f) => `The unexpected charge of ${dollars(f.totalCents, 'en')} was checked and kept.`,
  'card-saved': (f) => `${card(f)} saved.`,
  'card-deleted': (f) => `${card(f)} deleted.`,
  'appointment-booked': (f) => `Technician booked for ${quebecMoment(f.startsAt, 'en')}.`,
  'appointment-cancelled': (f) => `Appointment of ${quebecMoment(f.startsAt, 'en')} cancelled.`,
  'merchant-information-changed': (f) => `Merchant information changed: ${f.fields.map(fieldName).join(', ')}.`,
  'authorization-code-changed': () => 'Authorization code changed.',
  'authorization-code-revealed': (f) => `The authorization code was shown to ${f.email}.`,
  'device-renamed': (f) => `Device “${f.from}” renamed “${f.to}”.`,
  'device-unlinked': () => 'Device unlinked: it can no longer submit bills.',
  'certificate-renewal-requested': () =>
    'Renewal of the certificate requested: the device renews it the next time it connects.',
  'certificate-renewed': (f) => `Certificate of device ${f.deviceNumber} renewed.`,
  'certificate-revoked': (f) => `Certificate of device ${f.deviceNumber} revoked.`,
  'certificate-revocation-refused': (f) => `Revenu Québec refused to revoke the certificate: ${listErrors(f.errors)}.`,
  'certificate-expiring': (f) => `The certificate of device ${f.deviceNumber} expires in ${f.days} days.`,
  'employee-declared': (f) => `${f.name} declared to Revenu Québec.`,
  'employee-declaration-refused': (f) => `Revenu Québec refused to register ${f.name}: ${listErrors(f.errors)}.`,
  'employee-withdrawn': (f) => `${f.name} removed at Revenu Québec.`,
  'contact-changed': (f) => `Contact ${f.email} changed.`,
  'contact-removed': (f) => `Contact ${f.email} removed.`,
  'contact-confirmed': (f) => `Contact ${f.email} confirmed as ${changedValuesEn.right[f.right]}.`,
  'contact-right-changed': (f) =>
    `Right of ${f.email} changed from ${changedValuesEn.right[f.before]} to ${changedValuesEn.right[f.right]}.`,
  'contact-right-followed': (f) =>
    `${f.email} is now ${changedValuesEn.right[f.right]}, like their role at the provider.`,
  'contact-to-confirm': (f) =>
    `A user came from the provider as “${f.name}”, which does not say who it was: an owner has to confirm them.`,
  'contact-left-provider': (f) => `${f.email} no longer works for you according to the provider: access suspended.`,
  'contact-back-at-provider': (f) => `${f.email} works for you again according to the provider: access restored.`,
  'support-asked': (f) => `Message sent to support, ticket ${f.ticketNumber}.`,
  'support-settled': (f) => `Ticket ${f.ticketNumber} closed by the person who asked.`,
  'functionality-confirmed': () => 'Functionality check passed.',
  'functionality-failed': (f) => `Functionality check failed. Comparisons that are wrong: ${f.wrong}.`,
  'registration-completed': () => 'Registration completed.',
  'proof-downloaded': (f) => `Proof of the bills from ${f.from} to ${f.to} downloaded by ${f.email}.`,
  'log-exported': (f) => `Activity log from ${f.from} to ${f.to} exported by ${f.email} (${f.format}).`,
  'accounting-exported': (f) =>
    `Journal entries from ${f.from} to ${f.to} exported by ${f.email} (${PROGRAMS[f.program]}).`,
  'accounts-changed': (f) => `Bookkeeping accounts changed by ${f.email}.`,
  'fiscal-year-changed': (f) => `Beginning of the fiscal year changed by ${f.email}.`,
  'estimate-sent': (f) => `${estimate(f)} sent by ${f.email}.`,
  'estimate-seen': (f) => `${estimate(f)} opened by the customer.`,
  'estimate-accepted': (f) => `${estimate(f)} accepted ${decidedHow(f)}.`,
  'estimate-declined': (f) => `${estimate(f)} declined ${decidedHow(f)}.`,
  'merchant-moved': ({ from, to }) =>
    [from && `${from} no longer manages your account.`, to && `${to} now manages your account.`]
      .filter(Boolean)
      .join(' '),
  'estimate-expired': (f) => `${estimate(f)} has expired.`,
  ...catererSentences,
};

const estimate = ({ number, revision }: EstimateFacts): string => `Estimate ${number}, revision ${revision},`;
const decidedHow = ({ email }: EstimateFacts): string =>
  email === null ? 'by the customer' : `outside the portal, written down by ${email}`;

const PROGRAMS: Readonly<Record<JournalFormat, string>> = { quickbooks: 'QuickBooks Online', sage: 'Sage Accounting' };

const ROLES: Readonly<Record<Role, string>> = { admin: 'administrator', partner: 'partner', merchant: 'merchant' };

const FIELDS: Readonly<Record<string, string>> = changedFieldsEn;

const fieldName = (field: string): string => FIELDS[field] ?? field;

/** Reasons of the relay for not taking a bill, in words. The codes are those of the device API. */
const REASONS: Readonly<Record<string, string>> = {
  malformed: 'unreadable document',
  'foreign-device': 'it does not belong to this device',
  'broken-chain': 'it does not follow the device’s previous bill',
  'broken-signature': 'the signature is invalid',
  'amounts-do-not-add-up': 'the amounts do not add up',
};

const UNITS = { minutes: 'min', hours: 'h', days: 'days' };

const prices = (f: PriceFacts): string => `${dollars(f.toCents, 'en')} instead of ${dollars(f.fromCents, 'en')}`;
const bill = (of: BillFacts): string => `Bill ${of.noTrans} for ${dollars(of.totalCents, 'en')}`;

const contract = ({ thirdParty, contract: state }: ThirdPartyFacts): string =>
  `Usual third party ${thirdParty}, ${CONTRACTS[state]}`;

const CONTRACTS: Readonly<Record<DeclarationReason, string>> = {
  new: 'new contract',
  change: 'change of contract',
  end: 'end of contract',
};

const card = ({ brand, last4 }: CardFacts): string => (brand && last4 ? `${brand} card ending in ${last4}` : 'Card');

const invoice = (of: InvoiceFacts): string => `Invoice ${of.number} for ${dollars(of.totalCents, 'en')}`;
