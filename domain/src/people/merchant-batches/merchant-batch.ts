/** Actions that are done to many merchants at once. */
export const MERCHANT_BATCH_ACTIONS = ['assign-partner', 'message'] as const;
export type MerchantBatchAction = (typeof MERCHANT_BATCH_ACTIONS)[number];

/** States of a batch: under way, through, or ended by a user before it was. */
export const MERCHANT_BATCH_STATES = ['running', 'done', 'cancelled'] as const;
export type MerchantBatchState = (typeof MERCHANT_BATCH_STATES)[number];

/**
 * Outcomes of a merchant in a batch: `waiting` for its turn, `done`, `refused` for a reason that another try meets again,
 * `failed` when what was tried broke each time, `cancelled` when the batch was before its turn.
 */
export const MERCHANT_BATCH_OUTCOMES = ['waiting', 'done', 'refused', 'failed', 'cancelled'] as const;
export type MerchantBatchOutcome = (typeof MERCHANT_BATCH_OUTCOMES)[number];

/**
 * Reasons to refuse a merchant: it was moved since it was selected, is with that partner already, is gone, has no owner to
 * write to, its partner was suspended, or it has no value for a placeholder of the message.
 */
export const MERCHANT_BATCH_REASONS = [
  'moved-meanwhile',
  'already-theirs',
  'no-merchant',
  'no-owner',
  'no-partner',
  'missing-value',
] as const;
export type MerchantBatchReason = (typeof MERCHANT_BATCH_REASONS)[number];

/** Beyond so many, the count is typed before anything is done to them. */
export const MOST_WITHOUT_TYPING = 100;

/** True when a user has to type the number of merchants. */
export const asksForCount = (count: number): boolean => count > MOST_WITHOUT_TYPING;

/** Most tries of a merchant whose turn broke. */
export const MOST_TRIES = 3;
