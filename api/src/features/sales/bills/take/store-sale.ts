import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../../dependencies.ts';
import { inGroups } from '../../../../platform/in-groups.ts';
import type { PresumedTill } from '../../devices/presume-till.ts';
import type { CheckedBill } from './check-bill.ts';
import type { Claim } from '../lanes/claim-lane.ts';
import { planRequest } from '../lanes/plan-request.ts';
import { insertSales, type NewSale, type PlacedSale } from './sales.store.ts';
import { asOutstanding, type StoreBillsInput, type StoredBills } from './store-bills.ts';

/** Submission of a till; when it is stored is decided here. */
type Submitted = Omit<StoreBillsInput, 'now' | 'leaseMs'>;

/** Stores what is submitted when it is the plain case, of a till that is who it is taken for; null when it is not, and nothing of it is stored. */
export type StoreSale = (till: PresumedTill, handed: Submitted) => Promise<StoredBills | null>;

export interface SaleStoreDeps extends Pick<Dependencies, 'statements' | 'now'> {
  readonly leaseMs: number;
}

/**
 * Stores the plain case in groups: one good bill, just made, that follows the head of a lane on which nothing waits. Everything else,
 * and every sale whose group failed, goes the way that knows all cases: `storeBills`. A sale that a group did store before its connection
 * broke is found there by its signature, like one that is submitted twice.
 */
export function createSaleStore({ statements, now, leaseMs }: SaleStoreDeps): StoreSale {
  const store = inGroups<NewSale, StoredBills | null>({
    keyOf: ({ till }) => till.device.id,
    together: async (sales) => {
      const startedAt = now();
      const leaseUntil = new Date(startedAt.getTime() + leaseMs);
      const placed = await insertSales(statements, { sales, now: startedAt, until: leaseUntil });
      const places = new Map(placed.map((place) => [place.deviceId, place]));
      return sales.map((sale) => {
        const place = places.get(sale.till.device.id);
        return place ? storedSale(sale, place, { startedAt, leaseUntil }) : null;
      });
    },
    alone: async () => null,
  });
  return async (till, handed) => {
    const bill = plainSale(handed);
    if (!bill) return null;
    return store({ till, attemptId: uuid({ msecs: now().getTime() }), bill });
  };
}

/** The bill of a call that is nothing but one sale; null when there is anything else to it. */
function plainSale({ trigger, checks, outcomes, again }: Submitted): CheckedBill | null {
  const [check, ...others] = checks;
  if (trigger !== 'sale' || !check?.ok || others.length + outcomes.length + again.length > 0) return null;
  const { bill } = check;
  const hasReferences = (bill.transaction.refs ?? []).length > 0;
  return bill.minutesAhead > 0 || hasReferences ? null : bill;
}

function storedSale(
  { till: { device }, attemptId, bill }: NewSale,
  { position, operator }: PlacedSale,
  lease: Pick<Claim, 'startedAt' | 'leaseUntil'>,
): StoredBills {
  const placed = { position, bill };
  const request = planRequest([asOutstanding(placed)], position);
  if (!request) throw new Error('a bill alone is a request');
  const { actu, preced } = bill.transaction.signa;
  const lane = {
    deviceId: device.id,
    merchantId: device.merchantId,
    headSignature: preced,
    lastPosition: position - 1,
    failures: 0,
    busy: false,
    isHeld: false,
    isUnheard: false,
    hasOutstanding: false,
    operator,
  };
  return {
    placed: [placed],
    known: [],
    refused: [],
    notKnown: [],
    attested: [],
    chain: 'agrees',
    chainHead: actu,
    claim: { attemptId, lane, trigger: 'sale', ...lease, request, leavesMore: false },
  };
}
