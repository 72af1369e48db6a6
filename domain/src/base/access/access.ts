import { hasRight, type MerchantRight, type Rung } from './merchant-right.ts';

/** Kinds of user that a session speaks for. Source: spec §6. */
export type Role = 'admin' | 'partner' | 'merchant';

/**
 * The signed-in person as the rules see them. `merchantId` and `merchantRight` are set for merchants, `partnerId` for partners. A user
 * who impersonates a merchant has that merchant's role and id, their own user id, and no right of that merchant: what they may is a column of its own.
 */
export interface Actor {
  readonly role: Role;
  readonly userId: string;
  readonly merchantId: string | null;
  readonly merchantRight: MerchantRight | null;
  readonly partnerId: string | null;
  readonly isImpersonating?: boolean;
}

/** Actions of a person. Every endpoint declares exactly one of these, `public` or `device`. */
export const ACTIONS = [
  'use-session',
  'edit-profile',
  'choose-password',
  'edit-second-factor',
  'edit-memberships',
  'impersonate',
  'use-administration',
  'list-users',
  'edit-users',
  'read-audit',
  'list-partners',
  'edit-partners',
  'read-partner',
  'invite-merchants',
  'list-contacts',
  'read-release-notes',
  'edit-settings',
  'read-api-document',
  'read-overview',
  'read-reports',
  'list-merchants',
  'read-merchant',
  'edit-merchant',
  'edit-authorization-code',
  'reveal-authorization-code',
  'edit-contacts',
  'transfer-ownership',
  'ask-support',
  'read-notes',
  'write-notes',
  'search',
  'reply-support',
  'answer-support',
  'edit-jobs',
  'edit-incidents',
  'list-devices',
  'link-device',
  'edit-device',
  'edit-certificate',
  'read-provider-data',
  'refresh-provider-data',
  'list-employees',
  'declare-employee',
  'read-progress',
  'edit-progress',
  'read-logs',
  'read-exports',
  'read-transactions',
  'read-bills',
  'edit-sales-accounts',
  'export-journals',
  'read-customers',
  'edit-customers',
  'read-menu',
  'edit-menu',
  'read-estimates',
  'edit-estimates',
  'send-bills',
  'transmit-transactions',
  'edit-plan',
  'edit-revenue-accounts',
  'edit-promo-codes',
  'run-certification',
  'read-subscription',
  'edit-subscription',
  'read-card',
  'edit-card',
  'list-invoices',
  'pay-invoice',
  'edit-invoices',
  'edit-technicians',
  'list-appointments',
  'book-appointment',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Access that an endpoint declares: an action of a signed-in person, a till with its token, or no one in particular. */
export type Access = Action | 'public' | 'device';

/**
 * Object of an action: a merchant with the partner that looks after it, or a partner itself (`merchantId` null). Absent for actions about neither.
 */
export interface Resource {
  readonly merchantId: string | null;
  readonly partnerId: string | null;
}

/** A row of the policy: which roles may, which rung that takes of a merchant's person, whether accountants may too, and who impersonates. */
export interface Rule {
  readonly roles: readonly Role[];
  readonly right: Rung;
  readonly isForAccountants: boolean;
  readonly whileImpersonating: boolean;
}

const rule = (roles: readonly Role[], right: Rung, whileImpersonating = true): Rule => ({
  roles,
  right,
  isForAccountants: false,
  whileImpersonating,
});
const andAccountants = (row: Rule): Rule => ({ ...row, isForAccountants: true });

const EVERYBODY: readonly Role[] = ['admin', 'partner', 'merchant'];
/** Money and cards are the merchant's own business, and an administrator's; never a partner's. */
const WITHOUT_PARTNERS: readonly Role[] = ['admin', 'merchant'];
/** Roles of actions on data that not even an administrator is shown. */
const MERCHANTS: readonly Role[] = ['merchant'];

/** Returns the rule of actions that no merchant does, with any right. */
const support = (whileImpersonating = true): Rule => rule(['admin', 'partner'], 'owner', whileImpersonating);
const administrators: Rule = rule(['admin'], 'owner');

/**
 * The policy: role and right × action. Partners read and give support; administrators do everything. Of a merchant's people,
 * readers look at bills, log, devices, employees and the merchant's file; managers also keep devices, employees, transmissions
 * and the file in order, and see who has access; people, money with its documents, certificates, codes and seasons are the
 * owners'. Accountants keep the books from outside: bills with their reports, files and proofs, the accounts that sales are booked on, and
 * their own account; neither till, customers, people nor what Comptoir is paid. Impersonation reaches neither the person's own profile nor codes and cards: a user who acts for a merchant never does
 * what they may not do in their own name. Source: spec §6, decisions 26, 40 and 201.
 */
const POLICY: Readonly<Record<Action, Rule>> = {
  'use-session': andAccountants(rule(EVERYBODY, 'reader')),
  'edit-profile': andAccountants(rule(EVERYBODY, 'reader', false)),
  'choose-password': andAccountants(rule(EVERYBODY, 'reader', false)),
  'edit-second-factor': andAccountants(rule(EVERYBODY, 'reader', false)),
  // The places of one's own account; who acts for a merchant stays where they act.
  'edit-memberships': andAccountants(rule(EVERYBODY, 'reader', false)),
  impersonate: support(false),
  // The screens over every merchant, whose calls are open to partners and merchants for their own.
  'use-administration': administrators,
  'list-users': administrators,
  'edit-users': administrators,
  'read-audit': administrators,
  'list-partners': administrators,
  'edit-partners': administrators,
  'read-partner': support(),
  'invite-merchants': support(false),
  'list-contacts': rule(EVERYBODY, 'manager'),
  'read-release-notes': andAccountants(rule(EVERYBODY, 'reader')),
  'edit-settings': administrators,
  // The map of every call there is; in the demo world anybody reads it.
  'read-api-document': administrators,
  'read-overview': administrators,
  'read-reports': administrators,
  'list-merchants': support(),
  // Authorization code excepted, which is never in it.
  'read-merchant': andAccountants(rule(EVERYBODY, 'reader')),
  'edit-merchant': rule(EVERYBODY, 'manager'),
  'edit-authorization-code': rule(WITHOUT_PARTNERS, 'owner', false),
  'reveal-authorization-code': rule(MERCHANTS, 'owner', false),
  'edit-contacts': rule(EVERYBODY, 'owner', false),
  'transfer-ownership': rule(MERCHANTS, 'owner', false),
  'ask-support': andAccountants(rule(EVERYBODY, 'reader')),
  // What support keeps in mind of a merchant: the merchant never, its partner what was shared.
  'read-notes': support(),
  'write-notes': administrators,
  // What is found is what one may read: each kind of thing has an action of its own.
  search: andAccountants(rule(EVERYBODY, 'reader')),
  // Who acts for a merchant reads its conversations with support, and does not speak in them for it.
  'reply-support': andAccountants(rule(EVERYBODY, 'reader', false)),
  'answer-support': administrators,
  'edit-jobs': administrators,
  'edit-incidents': administrators,
  'list-devices': rule(EVERYBODY, 'reader'),
  'link-device': rule(EVERYBODY, 'manager', false),
  'edit-device': rule(EVERYBODY, 'manager'),
  // The operator's own account, never anyone on its behalf. Source: SRM-27.
  'edit-certificate': rule(WITHOUT_PARTNERS, 'owner', false),
  'read-provider-data': rule(EVERYBODY, 'reader'),
  'refresh-provider-data': rule(EVERYBODY, 'manager'),
  'list-employees': rule(EVERYBODY, 'reader'),
  'declare-employee': rule(WITHOUT_PARTNERS, 'manager', false),
  'read-progress': rule(EVERYBODY, 'reader'),
  'edit-progress': rule(EVERYBODY, 'manager'),
  'read-logs': rule(EVERYBODY, 'reader'),
  // One’s own files; what is in each has an action of its own.
  'read-exports': andAccountants(rule(EVERYBODY, 'reader')),
  'read-transactions': rule(EVERYBODY, 'reader'),
  // Their own with everything on them, documents and exports included; no one changes a bill.
  'read-bills': andAccountants(rule(EVERYBODY, 'reader')),
  // What they are booked on is theirs to say; a partner reads it with the rest.
  'edit-sales-accounts': andAccountants(rule(WITHOUT_PARTNERS, 'manager', false)),
  // The journals of one's own businesses: what each opens there is asked about each.
  'export-journals': andAccountants(rule(MERCHANTS, 'reader', false)),
  // A caterer's customers are people who never chose Comptoir: no partner sees them, nor in the merchant's place.
  'read-customers': rule(WITHOUT_PARTNERS, 'reader', false),
  'edit-customers': rule(WITHOUT_PARTNERS, 'manager', false),
  'read-estimates': rule(WITHOUT_PARTNERS, 'reader', false),
  'edit-estimates': rule(WITHOUT_PARTNERS, 'manager', false),
  'read-menu': rule(EVERYBODY, 'reader'),
  'edit-menu': rule(WITHOUT_PARTNERS, 'manager', false),
  // A letter to a customer is the merchant's own word: who supports or acts for it looks at bills and prints them.
  'send-bills': rule(WITHOUT_PARTNERS, 'manager', false),
  'transmit-transactions': rule(WITHOUT_PARTNERS, 'manager', false),
  'edit-plan': administrators,
  'edit-revenue-accounts': administrators,
  'edit-promo-codes': administrators,
  'run-certification': administrators,
  // What the merchant pays us says nothing about its sales: readers and managers need neither plan nor invoices.
  'read-subscription': rule(EVERYBODY, 'owner'),
  'edit-subscription': rule(WITHOUT_PARTNERS, 'owner', false),
  'read-card': rule(WITHOUT_PARTNERS, 'owner', false),
  'edit-card': rule(WITHOUT_PARTNERS, 'owner', false),
  'list-invoices': rule(EVERYBODY, 'owner'),
  'pay-invoice': rule(WITHOUT_PARTNERS, 'owner', false),
  'edit-invoices': administrators,
  'edit-technicians': administrators,
  'list-appointments': rule(EVERYBODY, 'manager'),
  'book-appointment': rule(EVERYBODY, 'manager'),
};

/** The row of the policy for an action; the API's document states it with each call. */
export const ruleOf = (action: Action): Rule => POLICY[action];

/** Returns true when an actor may do an action, on a resource when it is about one. Row-level security is the second wall behind this table. */
export function can(actor: Actor, action: Action, resource?: Resource): boolean {
  if (!isOpenTo(actor, POLICY[action])) return false;
  if (!resource || actor.role === 'admin') return true;
  if (actor.role === 'merchant') return actor.merchantId !== null && actor.merchantId === resource.merchantId;
  return actor.partnerId !== null && actor.partnerId === resource.partnerId;
}

function isOpenTo(actor: Actor, { roles, right, isForAccountants, whileImpersonating }: Rule): boolean {
  if (!roles.includes(actor.role)) return false;
  if (actor.isImpersonating) return whileImpersonating;
  if (actor.role !== 'merchant') return true;
  return actor.merchantRight === 'accountant' ? isForAccountants : hasRight(actor.merchantRight, right);
}
