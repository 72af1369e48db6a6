import { z } from 'zod';
import type { Cards } from '../cards.ts';
import { takeFault } from '../../shared/waiting-faults.ts';
import type { Decision } from '../core/answer-once.ts';
import { checkCardEntry, type EntryErrors } from '../core/check-card-entry.ts';
import { newId } from '../core/new-id.ts';
import type { CardFault } from '../state/card-fault.ts';
import { cloverToken } from './clover-objects.ts';
import { cloverRefusal } from './clover-refusal.ts';

const text = z.coerce.string();

export const tokenSchema = z.object({
  card: z.object({
    number: text,
    exp_month: text,
    exp_year: text,
    cvv: text.optional(),
    address_zip: text.optional(),
  }),
});

/** Creates a token for a page with the public key. The number is looked at and forgotten. */
export function createCloverToken(cards: Cards, { card }: z.infer<typeof tokenSchema>): Decision {
  const { number, exp_month: expMonth, exp_year: expYear, cvv, address_zip: zip } = card;
  const entry = { number, expMonth, expYear, cvc: cvv ?? ANY_CVC, postalCode: zip ?? ANY_POSTAL_CODE };
  const checked = checkCardEntry(entry, new Date());
  if (!checked.ok) throw refuseEntry(checked.reason);
  const token = newId('clv');
  return {
    changes: [
      {
        kind: 'token',
        token: { token, face: 'clover', session: null, createdAt: Date.now(), usedFor: null, ...checked.value },
      },
    ],
    status: 200,
    body: cloverToken(token, takeFaceless(cards) ? null : checked.value),
  };
}

const takeFaceless = (cards: Cards): boolean =>
  takeFault<CardFault>(cards, (one) => one.fault === 'faceless-token') !== null;

/** These two may be left out here, and four digits suit every brand. */
const ANY_CVC = '0000';
const ANY_POSTAL_CODE = 'H0H 0H0';

function refuseEntry(errors: EntryErrors) {
  if (errors.number) {
    return cloverRefusal(400, { code: 'incorrect_number', param: 'card.number', message: 'Card number is invalid.' });
  }
  if (errors.expiry === 'expired') {
    return cloverRefusal(400, { code: 'expired_card', param: 'card.exp_year', message: 'The card has expired.' });
  }
  if (errors.expiry) {
    return cloverRefusal(400, { code: 'invalid_expiry_month', param: 'card.exp_month', message: 'Expiry is invalid.' });
  }
  if (errors.cvc) return cloverRefusal(400, { code: 'invalid_cvc', param: 'card.cvv', message: 'CVV is invalid.' });
  return cloverRefusal(400, {
    code: 'invalid_request',
    param: 'card.address_zip',
    message: 'The postal code is invalid.',
  });
}
