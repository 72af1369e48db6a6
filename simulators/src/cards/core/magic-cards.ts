import type { DeclineReason } from './declines.ts';

export type Brand = 'visa' | 'mastercard' | 'amex';

/** Event when a saved card is charged. */
type AtCharge =
  /** Accepted, from this try on; declined for want of funds before. `losesReply`: charged at the first try, without an answer. */
  | { is: 'accepted'; fromTry?: number; losesReply?: true }
  | { is: 'declined'; reason: DeclineReason }
  /** The holder has to say yes on a page of the bank first. */
  | { is: 'action-required' };

/** A card number that decides what happens to it. */
export interface MagicCard {
  /** Also the key of its words on the page. */
  name: string;
  number: string;
  brand: Brand;
  /** Reason that it cannot be saved at all, or null. */
  atSaving: DeclineReason | null;
  atCharge: AtCharge;
  /** Tokens that stand for the number, for tests that have no browser: Clover's and Stripe's. */
  aliases: readonly string[];
}

const ACCEPTED: AtCharge = { is: 'accepted' };

/** Every card number that exists. Any other is refused, so that a true one is neither taken nor kept. */
export const MAGIC_CARDS: readonly MagicCard[] = [
  { ...accepted('ok-visa', '4242424242424242'), aliases: ['clv_ok', 'pm_card_visa'] },
  { ...accepted('ok-mastercard', '5555555555554444'), brand: 'mastercard', aliases: ['pm_card_mastercard'] },
  { ...accepted('ok-amex', '378282246310005'), brand: 'amex', aliases: ['pm_card_amex'] },

  unsaved('unsaved-do-not-honor', '4000000000000002', 'do_not_honor'),
  unsaved('unsaved-funds', '4000000000009995', 'insufficient_funds'),
  unsaved('unsaved-lost', '4000000000009987', 'lost_card'),
  unsaved('unsaved-stolen', '4000000000009979', 'stolen_card'),
  unsaved('unsaved-expired', '4000000000000069', 'expired_card'),
  unsaved('unsaved-cvc', '4000000000000127', 'incorrect_cvc'),
  unsaved('unsaved-processing', '4000000000000119', 'processing_error'),

  {
    ...declined('later-do-not-honor', '4000000000000341', 'do_not_honor'),
    aliases: ['clv_declined', 'pm_card_chargeCustomerFail'],
  },
  { ...declined('later-funds', '4000008001000004', 'insufficient_funds'), aliases: ['clv_insufficient'] },
  { ...declined('later-processing', '4000008002000003', 'processing_error'), aliases: ['clv_processing'] },
  declined('later-lost', '4000008003000002', 'lost_card'),
  declined('later-stolen', '4000008004000001', 'stolen_card'),
  { ...declined('later-expired', '4000008005000000', 'expired_card'), aliases: ['clv_expired'] },
  declined('later-invalid', '4000008006000009', 'invalid_account'),

  {
    ...accepted('needs-action', '4000002760003184'),
    atCharge: { is: 'action-required' },
    aliases: ['pm_card_authenticationRequired'],
  },
  { ...accepted('second-try', '4000008007000008'), atCharge: { is: 'accepted', fromTry: 2 } },
  { ...accepted('third-try', '4000008008000007'), atCharge: { is: 'accepted', fromTry: 3 } },
  {
    ...accepted('lost-reply', '4000008009000006'),
    atCharge: { is: 'accepted', losesReply: true },
    aliases: ['clv_timeout'],
  },
];

/** A card's token that is always spent already. */
export const USED_TOKEN = 'clv_used';

export function findMagicByNumber(number: string): MagicCard | null {
  return MAGIC_CARDS.find((magic) => magic.number === number) ?? null;
}

export function findMagicByAlias(alias: string): MagicCard | null {
  return MAGIC_CARDS.find(({ aliases }) => aliases.includes(alias)) ?? null;
}

export function getMagic(name: string): MagicCard {
  const magic = MAGIC_CARDS.find((one) => one.name === name);
  if (!magic) throw new Error(`There is no test card ${name}.`);
  return magic;
}

function accepted(name: string, number: string): MagicCard {
  return { name, number, brand: 'visa', atSaving: null, atCharge: ACCEPTED, aliases: [] };
}

function declined(name: string, number: string, reason: DeclineReason): MagicCard {
  return { ...accepted(name, number), atCharge: { is: 'declined', reason } };
}

function unsaved(name: string, number: string, reason: DeclineReason): MagicCard {
  return { ...declined(name, number, reason), atSaving: reason };
}
