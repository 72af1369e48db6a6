import type * as subscriptions from '../../../money/subscriptions.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const chosen = { installation: 'autonomous', promoCode: 'TERRASSE' } as const;

const active = {
  state: 'active',
  isActive: true,
  isPastDue: false,
  installation: 'autonomous',
  validUntil: '2026-07-19',
  nextPaymentAt: '2026-07-20T04:00:00.000Z',
  nextPaymentCents: 4311,
  cardProblem: null,
  promoCode: 'TERRASSE',
  subscribedAt: '2026-06-20T17:45:00.000Z',
  price: { monthlyServiceCents: 4999, coming: { monthlyServiceCents: 5499, on: '2026-09-20' } },
} as const;

export const subscriptionExamples: ExamplesOf<typeof subscriptions> = {
  priceCart: {
    body: chosen,
    reply: {
      monthlyServiceCents: 4999,
      installationCents: 0,
      discountCents: 1250,
      subtotalCents: 3749,
      gstCents: 187,
      qstCents: 374,
      totalCents: 4310,
      promoCode: 'TERRASSE',
      pricesId: OTHER_ID,
    },
  },
  getSubscription: { reply: active },
  subscribe: { body: { ...chosen, pricesId: OTHER_ID }, reply: active },
  pauseSubscription: { reply: { ...active, state: 'pausing', nextPaymentAt: null, nextPaymentCents: null } },
  reactivateSubscription: { reply: active },
};
