import type { PromoCodeView } from '@comptoir/contract/money/promo-codes';
import type { PromoCodeLine } from './promo-codes.store.ts';

/** A promo code as administrators see it. */
export const viewPromoCode = ({
  percentMillionths,
  amountCents,
  withdrawnAt,
  ...line
}: PromoCodeLine): PromoCodeView => ({
  id: line.id,
  code: line.code,
  discount:
    percentMillionths === null
      ? { kind: 'amount', amountCents: amountCents ?? 0 }
      : { kind: 'percent', rateMillionths: percentMillionths },
  onService: line.onService,
  onInstallation: line.onInstallation,
  months: line.months,
  startsOn: line.startsOn,
  endsOn: line.endsOn,
  maxUses: line.maxUses,
  uses: line.uses,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
