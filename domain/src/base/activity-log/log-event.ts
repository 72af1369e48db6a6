import type { JournalFormat } from '../accounting/account.ts';
import type { Action, Role } from '../access/access.ts';
import type { MerchantRight } from '../access/merchant-right.ts';
import type { Cents } from '../amounts/cents.ts';
import type { Day } from '../calendar/calendar-day.ts';
import type { DeclarationReason } from './declaration-reason.ts';

/** Facts of a bill's log entry: its number and its total in cents. */
export interface BillFacts {
  readonly noTrans: string;
  readonly totalCents: Cents;
}

/** An error of the authority as the log keeps it. */
export interface AuthorityErrorFacts {
  readonly id: string;
  readonly codRetour: string | null;
}

/** The person an event is about, by their email. */
export interface PersonFacts {
  readonly email: string;
}

/** An invoice for the plan: its number and an amount in cents. */
export interface InvoiceFacts {
  readonly number: string;
  readonly totalCents: Cents;
}

/** Former and new price of a month of the plan, before taxes. */
export interface PriceFacts {
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** A saved card, as far as it may be shown; null as long as the provider has not described it. */
export interface CardFacts {
  readonly brand: string | null;
  readonly last4: string | null;
}

/** A till by its number at the authority. */
export interface TillFacts {
  readonly deviceNumber: string;
}

/** An employee of the merchant, by the name that the authority knows. */
export interface EmployeeFacts {
  readonly name: string;
}

/** A technician's visit; `startsAt` is an ISO instant. */
export interface AppointmentFacts {
  readonly startsAt: string;
}

/** Someone who sells regularly in a bar without being it, by name, and what became of their contract. */
export interface ThirdPartyFacts {
  readonly thirdParty: string;
  readonly contract: DeclarationReason;
}

/** A revision of an estimate by its number, and who wrote it down; null for what a customer did. */
export interface EstimateFacts {
  readonly number: string;
  readonly revision: number;
  readonly email: string | null;
}

/** A contract by its number. */
export interface ContractFacts {
  readonly number: string;
}

/** Facts of an event that needs none. */
export type NoFacts = Readonly<Record<string, never>>;

/**
 * Everything the activity log can say, with the facts each event carries. The column list of spec §3 (date, event,
 * device, message) is filled from this: the message is written from event + facts, in the reader's language.
 * Source of the kinds: SRM-49 (what must be logged), spec §3.
 */
export interface LogFacts {
  'bill-accepted': BillFacts & { readonly psiNoTrans: string };
  'bill-accepted-in-batch': BillFacts & { readonly noLot: string };
  'bill-received-with-errors': BillFacts & { readonly errors: readonly AuthorityErrorFacts[] };
  'bill-waiting': BillFacts;
  'bill-reply-lost': BillFacts;
  'bill-refused-by-authority': BillFacts & { readonly errors: readonly AuthorityErrorFacts[] };
  'bill-refused-by-relay': { readonly noTrans: string; readonly reason: string };
  'bill-brought-back': BillFacts & { readonly proof: string };
  'bill-emailed': { readonly noTrans: string; readonly to: string };
  'credited-beyond': BillFacts & { readonly original: string; readonly beyondCents: Cents };
  'relay-behind': { readonly noTrans: string };
  'till-behind': { readonly noTrans: string };
  'till-clock-ahead': { readonly noTrans: string; readonly minutes: number };
  'authority-unreachable': NoFacts;
  'authority-reachable': { readonly waiting: number };
  'batch-requested': { readonly waiting: number };
  'batch-cancelled': { readonly waiting: number };
  'waiting-warned': { readonly waiting: number; readonly hours: number };
  'device-code-created': NoFacts;
  'device-linked': NoFacts;
  'certificate-issued': { readonly deviceNumber: string };
  'certificate-refused': { readonly errors: readonly AuthorityErrorFacts[] };
  'user-report-sent': { readonly number: string };
  'user-report-refused': { readonly errors: readonly AuthorityErrorFacts[] };
  'third-party-declared': ThirdPartyFacts & { readonly number: string };
  'third-party-refused': ThirdPartyFacts & { readonly errors: readonly AuthorityErrorFacts[] };
  'figures-differ': { readonly days: number; readonly first: Day };
  'log-differs': { readonly days: number; readonly first: Day };
  'till-went-offline': NoFacts;
  'till-came-online': { readonly waiting: number };
  /** `minutes` is how far the bills are dated ahead, below zero behind; `by` is null where no employee administers the device. */
  'till-clock-confirmed': { readonly by: string | null; readonly minutes: number };
  'document-produced': { readonly noTrans: string; readonly document: string };
  'signed-in': PersonFacts;
  'signed-out-everywhere': PersonFacts;
  'password-changed': PersonFacts;
  'second-factor-set': PersonFacts;
  'second-factor-removed': PersonFacts;
  'user-invited': PersonFacts;
  'user-suspended': PersonFacts;
  'user-reinstated': PersonFacts;
  'user-joined': PersonFacts;
  'user-left': PersonFacts;
  'impersonation-started': PersonFacts & { readonly role: Role; readonly reason: string };
  'impersonation-ended': PersonFacts;
  'impersonated-request': PersonFacts & { readonly action: Action };
  'provider-connected': { readonly provider: string };
  'provider-needs-sign-in': { readonly provider: string };
  'provider-disconnected': { readonly provider: string };
  'merchant-registered': PersonFacts;
  subscribed: NoFacts;
  'subscription-paused': NoFacts;
  'subscription-reactivated': NoFacts;
  'price-change-announced': PriceFacts & { readonly on: Day };
  'price-change-cancelled': PriceFacts;
  'price-changed': PriceFacts;
  'invoice-created': InvoiceFacts;
  'invoice-paid': InvoiceFacts;
  'payment-declined': { readonly number: string; readonly decline: 'soft' | 'hard' };
  'payment-unknown': { readonly number: string };
  'invoice-past-due': { readonly number: string };
  'invoice-refunded': InvoiceFacts;
  'charge-adopted': InvoiceFacts;
  'charge-unexpected': { readonly number: string | null; readonly totalCents: Cents };
  'unexpected-charge-refunded': { readonly totalCents: Cents };
  'unexpected-charge-kept': { readonly totalCents: Cents };
  'card-saved': CardFacts;
  'card-deleted': CardFacts;
  'appointment-booked': AppointmentFacts;
  'appointment-cancelled': AppointmentFacts;
  'merchant-information-changed': { readonly fields: readonly string[] };
  'authorization-code-changed': NoFacts;
  'authorization-code-revealed': PersonFacts;
  'device-renamed': { readonly from: string; readonly to: string };
  'device-unlinked': NoFacts;
  'certificate-renewal-requested': NoFacts;
  'certificate-renewed': TillFacts;
  'certificate-revoked': TillFacts;
  'certificate-revocation-refused': { readonly errors: readonly AuthorityErrorFacts[] };
  'certificate-expiring': TillFacts & { readonly days: number };
  'employee-declared': EmployeeFacts;
  'employee-declaration-refused': EmployeeFacts & { readonly errors: readonly AuthorityErrorFacts[] };
  'employee-withdrawn': EmployeeFacts;
  'contact-changed': PersonFacts;
  'contact-removed': PersonFacts;
  'contact-confirmed': PersonFacts & { readonly right: MerchantRight };
  'contact-right-changed': PersonFacts & { readonly before: MerchantRight; readonly right: MerchantRight };
  'contact-right-followed': PersonFacts & { readonly right: MerchantRight };
  'contact-to-confirm': { readonly name: string };
  'contact-left-provider': PersonFacts;
  'contact-back-at-provider': PersonFacts;
  'support-asked': { readonly ticketNumber: string };
  'support-settled': { readonly ticketNumber: string };
  'functionality-confirmed': NoFacts;
  'functionality-failed': { readonly wrong: number };
  'registration-completed': NoFacts;
  'proof-downloaded': PersonFacts & { readonly from: Day; readonly to: Day };
  'log-exported': PersonFacts & { readonly from: Day; readonly to: Day; readonly format: string };
  'accounting-exported': PersonFacts & { readonly from: Day; readonly to: Day; readonly program: JournalFormat };
  'accounts-changed': PersonFacts;
  'fiscal-year-changed': PersonFacts;
  'customer-erased': PersonFacts;
  'estimate-sent': EstimateFacts;
  'estimate-seen': EstimateFacts;
  'estimate-accepted': EstimateFacts;
  'estimate-declined': EstimateFacts;
  /** The partners by their names; null is none. */
  'merchant-moved': { readonly from: string | null; readonly to: string | null };
  'estimate-change-proposed': EstimateFacts;
  'estimate-expired': EstimateFacts;
  'contract-to-sign': ContractFacts;
  /** `noTrans`: the bill that the till made of the document. */
  'contract-document-signed': ContractFacts & { readonly noTrans: string };
  'contract-paid': ContractFacts;
  /** `email`: who cancelled what no till had signed; null where a till signed the end. */
  'contract-called-off': ContractFacts & { readonly email: string | null };
}

/** The kinds of log entries, the values of the event filter. */
export type LogEvent = keyof LogFacts;

/** A log entry's event with its facts. */
export type LogRecord = { [Event in LogEvent]: { readonly event: Event; readonly facts: LogFacts[Event] } }[LogEvent];

/** Level at which an entry is shown: what went well, what to know, what to watch, what went wrong. */
export type LogLevel = 'success' | 'info' | 'warning' | 'error';
