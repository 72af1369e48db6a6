import type * as promoCodes from '../../../money/promo-codes.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const terms = {
  code: 'TERRASSE',
  discount: { kind: 'percent', rateMillionths: 250_000 },
  onService: true,
  onInstallation: false,
  months: 3,
  startsOn: '2026-05-01',
  endsOn: '2026-08-31',
  maxUses: 100,
} as const;

const promoCode = { id: OTHER_ID, ...terms, uses: 12, withdrawnAt: null };

export const promoCodeExamples: ExamplesOf<typeof promoCodes> = {
  listPromoCodes: { reply: { items: [promoCode], nextCursor: null } },
  createPromoCode: { body: terms, reply: { ...promoCode, uses: 0 } },
  withdrawPromoCode: {},
};
