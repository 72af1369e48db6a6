import type { CertificateDates } from '../../base/certificates/certificate-state.ts';
import type { CheckStanding } from './functionality-check.ts';
import { INFORMATION_FIELDS, type InformationField } from '../../base/merchants/merchant-information.ts';

/** `open`: the person can do it now; `waiting`: someone else has to, or time has to pass; `blocked`: an earlier step comes first. */
export const STEP_STATES = ['done', 'open', 'waiting', 'blocked'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Codes of gaps that keep a step from being done: fields of the merchant information among them. */
export const MISSING = [
  ...INFORMATION_FIELDS,
  'password',
  'plan',
  'card',
  'device',
  'device-first',
  'information-first',
  'certificate-first',
  'certificate-request',
  'certificate-refused',
  'code-activation',
  'certificate-expired',
  'certificate-revoked',
  'provider-sign-in',
  'employees-elsewhere',
  'employees-reading',
  'employees-refused',
  'employees-same-name',
  'employees-renamed',
  'employees-waiting',
  'employees-waiting-long',
  'test-bill',
  'test-bill-waiting',
  'test-bill-refused',
  'test-refund',
  'test-refund-waiting',
  'test-refund-refused',
  'check-failed',
  'confirmation',
] as const;
export type Missing = (typeof MISSING)[number];

/** State of a step. `doneAt`: null also for a step that is done, when the date was not recorded. */
export interface Decision {
  readonly state: StepState;
  readonly missing: readonly Missing[];
  readonly doneAt: Date | null;
}

/** A step that is done, since an unknown date. */
export const DONE: Decision = { state: 'done', missing: [], doneAt: null };

/** A till that is linked. `isRefused`: the authority refused its newest request for a certificate. */
export interface LinkedTerminal {
  readonly linkedAt: Date;
  readonly certificate: (CertificateDates & { readonly issuedAt: Date }) | null;
  readonly isRefused: boolean;
}

/** Employees of the merchant, as the provider was read last; those who left do not count. */
export interface StaffFacts {
  /** `none`: the merchant is not known to be at the provider's. */
  readonly connection: 'none' | 'signed-out' | 'connected';
  readonly wasRead: boolean;
  readonly refused: number;
  readonly sameName: number;
  /** Declared under a name that they do not bear any more. */
  readonly renamed: number;
  /** Time since which the one who has been waiting longest is to be declared; null when no one is. */
  readonly waitingSince: Date | null;
}

/** The $5 receipt, its refund, how their verification ended, and when they were found right. Source: spec §2, §9. */
export interface CheckFacts extends CheckStanding {
  readonly passedAt: Date | null;
}

/** Facts about a merchant's way, from every part of the house. */
export interface ProgressFacts {
  /** A user has chosen a password, or comes in through the provider. */
  readonly hasPerson: boolean;
  readonly subscribedAt: Date | null;
  readonly cardSavedAt: Date | null;
  /** Fields that `checkMerchantInformation` finds missing or wrong. */
  readonly missingInformation: readonly InformationField[];
  /** Time until which an authorization code that was obtained lately may not be active yet. */
  readonly codeActiveBy: Date | null;
  readonly devices: readonly LinkedTerminal[];
  readonly staff: StaffFacts;
  readonly check: CheckFacts;
}
