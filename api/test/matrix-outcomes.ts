import type { ErrorCode } from '@comptoir/contract/errors';

/** Outcome of a call: a status when it is let through, a code of the error table when it is refused. */
export type Outcome = number | ErrorCode;

export const NOT_WHILE_ACTING = {
  acting: 'not-while-impersonating',
  partnerActing: 'not-while-impersonating',
  actingElsewhere: 'not-while-impersonating',
} as const;

const sameFor = (outcome: Outcome) => ({
  admin: outcome,
  ownPartner: outcome,
  foreignPartner: outcome,
  owner: outcome,
  manager: outcome,
  reader: outcome,
  accountant: outcome,
  foreignMerchant: outcome,
  acting: outcome,
  partnerActing: outcome,
  actingElsewhere: outcome,
});
/** Everybody's own session. */
export const everybody = sameFor;
/** Everybody for themselves, which acting for a merchant is not. */
export const themselves = (outcome: Outcome) => ({
  ...sameFor(outcome),
  ...NOT_WHILE_ACTING,
});
/** Callers who manage people, their own or everybody's. */
export const peopleKeepers = (outcome: Outcome) => ({
  ...themselves(outcome),
  manager: 'forbidden' as const,
  reader: 'forbidden' as const,
  accountant: 'forbidden' as const,
});
export const administrators = (outcome: Outcome) => ({ ...sameFor('forbidden'), admin: outcome });
/** Those who look after a merchant. */
export const support = (outcome: Outcome) => ({
  ...administrators(outcome),
  ownPartner: outcome,
  foreignPartner: 'not-found' as const,
});
/** The merchant's people on whatever rung, and those who look after it. */
export const merchantAndSupport = (outcome: Outcome) => ({
  ...support(outcome),
  owner: outcome,
  manager: outcome,
  reader: outcome,
  acting: outcome,
  partnerActing: outcome,
});
/** The same with the merchant's accountants. */
export const bookReaders = (outcome: Outcome) => ({ ...merchantAndSupport(outcome), accountant: outcome });
/** Those on a rung and who look after it, without the merchant's readers, and without its managers. */
export const managersAndSupport = (outcome: Outcome) => ({
  ...merchantAndSupport(outcome),
  reader: 'forbidden' as const,
});
export const ownersAndSupport = (outcome: Outcome) => ({
  ...managersAndSupport(outcome),
  manager: 'forbidden' as const,
});
/** The merchant's owners, and administrators in their own name: never a partner. */
export const owners = (outcome: Outcome) => ({ ...administrators(outcome), owner: outcome, ...NOT_WHILE_ACTING });
/** The same with the merchant's managers. */
export const managers = (outcome: Outcome) => ({ ...owners(outcome), manager: outcome });
export const tills = (outcome: Outcome) => ({ ...sameFor('device-not-recognized'), till: outcome });
export const anybody = (outcome: Outcome) => ({ ...sameFor(outcome), anybody: outcome });

/** Outcomes for objects named by their own id: their owner comes from the database, and there is nothing of others. */
export const OTHERS_FIND_NOTHING = { foreignMerchant: 'not-found', actingElsewhere: 'not-found' } as const;
