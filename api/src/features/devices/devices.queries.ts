import type { Transaction } from '../../platform/database/database.ts';

/** A till as the devices screen shows it. */
export interface DeviceLine {
  readonly id: string;
  readonly name: string;
  readonly deviceNumber: string | null;
  readonly androidSerial: string | null;
  readonly model: string | null;
  readonly linked: boolean;
  readonly lastSeenAt: Date | null;
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
  readonly revokedAt: Date | null;
  readonly isRenewalRequested: boolean;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
}

/** The tills of a merchant with their newest certificate and what waits on their lane. */
export const listDeviceLines = (tx: Transaction, merchantId: string): Promise<DeviceLine[]> =>
  tx.many({
    name: 'list-device-lines',
    text: `select d.id, d.name, d.device_number as "deviceNumber", d.android_serial as "androidSerial", d.model,
        d.linked_at is not null as linked, l.last_seen_at as "lastSeenAt",
        d.renewal_requested_at is not null as "isRenewalRequested",
        c.not_before as "notBefore", c.not_after as "notAfter", c.revoked_at as "revokedAt",
        w.waiting, w."oldestWaitingAt"
      from devices d
      join lanes l on l.device_id = d.id
      left join lateral (
        select not_before, not_after, revoked_at from certificates where device_id = d.id order by created_at desc limit 1
      ) c on true
      cross join lateral (
        select count(*)::int as waiting, min(signed_at) as "oldestWaitingAt" from transmissions t
        where t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
      ) w
      where d.merchant_id = $1 order by d.name, d.id`,
    values: [merchantId],
  });
