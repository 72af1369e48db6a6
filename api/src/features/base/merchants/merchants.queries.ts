import type { Transaction } from '../../../platform/database/database.ts';

/** A merchant as lists show it. */
export interface MerchantLine {
  readonly id: string;
  readonly companyName: string;
  readonly city: string | null;
  readonly subscriptionCompleted: boolean;
  readonly active: boolean;
}

/** The merchants of a partner, or all that the scope sees, by name. */
export const listMerchantLines = (tx: Transaction, partnerId: string | null): Promise<MerchantLine[]> =>
  tx.many({
    name: 'list-merchant-lines',
    text: `select id, company_name as "companyName", city, subscription_completed as "subscriptionCompleted", active
      from merchants where $1::uuid is null or partner_id = $1 order by fold(company_name), id`,
    values: [partnerId],
  });

/** A till as its merchant's summary counts it. */
export interface TillStanding {
  readonly merchantId: string;
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  readonly revokedAt: Date | null;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  readonly lastBillAt: Date | null;
}

/**
 * The tills of a partner's merchants, or all that the scope sees. The last bill is looked up by its place on the lane, so that
 * the cost grows with the tills and not with their bills.
 */
export const listTillStandings = (tx: Transaction, partnerId: string | null): Promise<TillStanding[]> =>
  tx.many({
    name: 'list-till-standings',
    text: `select d.merchant_id as "merchantId", c.not_before as "notBefore", c.not_after as "notAfter",
        c.revoked_at as "revokedAt", w.waiting, w."oldestWaitingAt", b.signed_at as "lastBillAt"
      from merchants m
      join devices d on d.merchant_id = m.id
      join lanes l on l.device_id = d.id
      left join lateral (
        select signed_at from transmissions
        where merchant_id = d.merchant_id and device_id = d.id and position = l.last_position limit 1
      ) b on true
      left join lateral (
        select not_before, not_after, revoked_at from certificates where device_id = d.id order by created_at desc limit 1
      ) c on true
      cross join lateral (
        select count(*)::int as waiting, min(signed_at) as "oldestWaitingAt" from transmissions t
        where t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
      ) w
      where $1::uuid is null or m.partner_id = $1`,
    values: [partnerId],
  });
