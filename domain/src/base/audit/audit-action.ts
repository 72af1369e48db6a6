import type { Role } from '../access/access.ts';
import type { ExportKind } from '../exports/export-state.ts';
import { LOG_EVENT_GROUPS } from './log-event-groups.ts';
import { OPERATION_GROUPS, type OperationFacts } from './operation-facts.ts';
import { LOG_EVENTS } from '../activity-log/log-catalogue.ts';
import type { LogEvent, LogFacts, NoFacts, PersonFacts, TillFacts } from '../activity-log/log-event.ts';

/** A partner, by its name. */
interface PartnerFacts {
  readonly name: string;
}

/** A release note, by its French title. */
interface ReleaseNoteFacts {
  readonly title: string;
}

/** A technician, by their name. */
interface TechnicianFacts {
  readonly name: string;
}

/**
 * Acts of the audit trail beside the events of the activity log: those that concern no merchant, or is nothing for a merchant
 * to read. No fact is a password, a code of a second step or a reference to a card.
 */
interface OwnFacts extends OperationFacts {
  /** `reason` is the code of the refusal. */
  'sign-in-failed': { readonly reason: string };
  'proof-failed': { readonly reason: string };
  'provider-sign-in-refused': { readonly reason: string };
  'signed-out': PersonFacts;
  'session-ended': PersonFacts;
  'password-reset-requested': NoFacts;
  'temporary-password-used': PersonFacts;
  'second-factor-begun': PersonFacts;
  'recovery-codes-renewed': PersonFacts;
  'profile-changed': PersonFacts;
  'user-changed': PersonFacts;
  'user-role-changed': PersonFacts & { readonly from: Role; readonly to: Role };
  'partner-created': PartnerFacts;
  'partner-changed': PartnerFacts;
  'partner-suspended': PartnerFacts;
  'partner-reinstated': PartnerFacts;
  'mail-failure-settled': NoFacts;
  'commission-rate-set': PartnerFacts & { readonly from: string };
  'merchants-invited': PartnerFacts & { readonly file: string; readonly count: number };
  'merchants-exported': { readonly format: string };
  'merchant-batch-started': { readonly action: 'assign-partner' | 'message'; readonly count: number };
  'merchant-batch-cancelled': { readonly action: 'assign-partner' | 'message' };
  'merchant-view-kept': { readonly name: string };
  'merchant-view-removed': { readonly name: string };
  'technician-added': TechnicianFacts;
  'technician-changed': TechnicianFacts;
  'technician-absence-added': TechnicianFacts;
  'technician-absence-removed': TechnicianFacts;
  'prices-changed': NoFacts;
  'price-move-announced': { readonly count: number; readonly on: string };
  'price-move-cancelled': { readonly on: string };
  'support-settings-changed': NoFacts;
  'closing-day-added': { readonly on: string };
  'closing-day-removed': { readonly on: string };
  'message-template-written': { readonly name: string };
  'message-template-changed': { readonly name: string };
  'message-template-retired': { readonly name: string };
  'release-note-written': ReleaseNoteFacts;
  'release-note-changed': ReleaseNoteFacts;
  'release-note-published': ReleaseNoteFacts;
  'release-note-scheduled': ReleaseNoteFacts & { readonly on: string };
  'release-note-unscheduled': ReleaseNoteFacts;
  'release-note-deleted': ReleaseNoteFacts;
  'promo-code-created': { readonly code: string };
  'promo-code-withdrawn': { readonly code: string };
  'invoice-emailed': { readonly number: string };
  'payment-requested': { readonly number: string };
  'refund-retried': NoFacts;
  'charge-refund-requested': NoFacts;
  'charge-kept': NoFacts;
  'billing-run': { readonly now: string };
  'certificate-retested': NoFacts;
  'certificate-revocation-requested': TillFacts;
  'declaration-requested': { readonly name: string };
  'test-case-chosen': NoFacts;
  'audit-exported': NoFacts;
  'bills-exported': { readonly format: string };
  'export-downloaded': { readonly kind: ExportKind; readonly format: string };
  'note-written': { readonly shared: boolean };
  'customer-added': NoFacts;
  'customer-changed': NoFacts;
  'estimate-begun': { readonly number: string };
  'estimate-changed': { readonly number: string };
  'estimate-draft-deleted': { readonly number: string };
  /** `till`: the one that asked for it itself; null for what a person asked in the portal. */
  'contract-document-requested': {
    readonly number: string;
    readonly kind: 'instalment' | 'final';
    readonly till: string | null;
  };
  'contract-document-withdrawn': { readonly number: string };
  'contract-cancelled': { readonly number: string };
  'export-cancelled': { readonly kind: ExportKind; readonly format: string };
}

/** Everything the audit trail can say, with the facts of each. */
export type AuditFacts = LogFacts & OwnFacts;

/** Act of a user, or event of a sign-in. */
export type AuditAction = keyof AuditFacts;

/** An action with its facts. */
export type AuditRecord = {
  [Action in AuditAction]: { readonly action: Action; readonly facts: AuditFacts[Action] };
}[AuditAction];

/** Act that the activity log does not have; the same list in both languages. */
export type OwnAction = keyof OwnFacts;

/** The values of the filter. */
export const AUDIT_GROUPS = [
  'sign-in',
  'account',
  'people',
  'impersonation',
  'prices',
  'texts',
  'money',
  'devices',
  'merchant',
  'support',
  'operations',
] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

/** Under what each action is looked for; also the list of those that the activity log does not have. */
export const OWN_ACTION_GROUPS: Readonly<Record<OwnAction, AuditGroup>> = {
  'sign-in-failed': 'sign-in',
  'proof-failed': 'sign-in',
  'provider-sign-in-refused': 'sign-in',
  'signed-out': 'sign-in',
  'session-ended': 'account',
  'password-reset-requested': 'account',
  'temporary-password-used': 'account',
  'second-factor-begun': 'account',
  'recovery-codes-renewed': 'account',
  'profile-changed': 'account',
  'user-changed': 'people',
  'user-role-changed': 'people',
  'partner-created': 'people',
  'partner-changed': 'people',
  'partner-suspended': 'people',
  'partner-reinstated': 'people',
  'mail-failure-settled': 'people',
  'commission-rate-set': 'people',
  'merchants-invited': 'people',
  'merchants-exported': 'merchant',
  'merchant-batch-started': 'merchant',
  'merchant-batch-cancelled': 'merchant',
  'merchant-view-kept': 'account',
  'merchant-view-removed': 'account',
  'technician-added': 'people',
  'technician-changed': 'people',
  'technician-absence-added': 'people',
  'technician-absence-removed': 'people',
  'prices-changed': 'prices',
  'price-move-announced': 'prices',
  'price-move-cancelled': 'prices',
  'support-settings-changed': 'texts',
  'closing-day-added': 'texts',
  'closing-day-removed': 'texts',
  'message-template-written': 'texts',
  'message-template-changed': 'texts',
  'message-template-retired': 'texts',
  'release-note-written': 'texts',
  'release-note-changed': 'texts',
  'release-note-published': 'texts',
  'release-note-scheduled': 'texts',
  'release-note-unscheduled': 'texts',
  'release-note-deleted': 'texts',
  'promo-code-created': 'prices',
  'promo-code-withdrawn': 'prices',
  'invoice-emailed': 'money',
  'payment-requested': 'money',
  'refund-retried': 'money',
  'charge-refund-requested': 'money',
  'charge-kept': 'money',
  'billing-run': 'money',
  'certificate-retested': 'devices',
  'certificate-revocation-requested': 'devices',
  'declaration-requested': 'merchant',
  'test-case-chosen': 'devices',
  'audit-exported': 'account',
  'bills-exported': 'merchant',
  'export-downloaded': 'merchant',
  'note-written': 'merchant',
  'customer-added': 'merchant',
  'customer-changed': 'merchant',
  'estimate-begun': 'merchant',
  'estimate-changed': 'merchant',
  'estimate-draft-deleted': 'merchant',
  'contract-document-requested': 'merchant',
  'contract-document-withdrawn': 'merchant',
  'contract-cancelled': 'merchant',
  'export-cancelled': 'merchant',
  ...OPERATION_GROUPS,
};

/** Every action, those of the activity log first. */
export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...LOG_EVENTS,
  ...(Object.keys(OWN_ACTION_GROUPS) as OwnAction[]),
];

/** The group that an action is looked for under. */
export const groupOf = (action: AuditAction): AuditGroup =>
  action in OWN_ACTION_GROUPS
    ? OWN_ACTION_GROUPS[action as OwnAction]
    : (LOG_EVENT_GROUPS[action as LogEvent] ?? 'merchant');
