import type { SearchFindings } from '@comptoir/contract/base/search';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';

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
  readonly refused: RefusedRequest | null;
  readonly codeSetAt: Date | null;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  /** Null while its terminal has not said. */
  readonly calendarVersion: number | null;
}

/** The newest certificate request of a till that was refused; the instant as JSON has it. */
export interface RefusedRequest {
  readonly requestedAt: string;
  readonly errors: readonly Pick<AuthorityError, 'id' | 'mess' | 'codRetour'>[];
  readonly isCurrent: boolean;
}

const LINES = `select d.id, d.name, d.device_number as "deviceNumber", d.android_serial as "androidSerial", d.model,
    d.linked_at is not null as linked, l.last_seen_at as "lastSeenAt",
    d.renewal_requested_at is not null as "isRenewalRequested",
    c.not_before as "notBefore", c.not_after as "notAfter", c.revoked_at as "revokedAt",
    case when r.state <> 'issued' and r.errors <> '[]' then json_build_object('requestedAt', r.requested_at,
      'errors', r.errors, 'isCurrent', r.merchant_version = m.version and d.linked_at is not null) end as refused,
    m.authorization_code_set_at as "codeSetAt", d.calendar_version as "calendarVersion", w.waiting, w."oldestWaitingAt"
  from devices d
  join merchants m on m.id = d.merchant_id
  join lanes l on l.device_id = d.id
  left join certificate_requests r on r.device_id = d.id
  left join lateral (
    select not_before, not_after, revoked_at from certificates where device_id = d.id order by created_at desc, id desc limit 1
  ) c on true
  cross join lateral (
    select count(*)::int as waiting, min(signed_at) as "oldestWaitingAt" from transmissions t
    where t.device_id = d.id and t.state in ('waiting', 'sending', 'unknown')
  ) w`;

/** The tills of a merchant with their newest certificate and what waits on their lane. */
export const listDeviceLines = (tx: Transaction, merchantId: string): Promise<DeviceLine[]> =>
  tx.many({
    name: 'list-device-lines',
    text: `${LINES} where d.merchant_id = $1 order by d.name, d.id`,
    values: [merchantId],
  });

export const findDeviceLine = (tx: Transaction, deviceId: string): Promise<DeviceLine | null> =>
  tx.first({ text: `${LINES} where d.id = $1`, values: [deviceId] });

/** A certificate as the history of a till shows it. */
export interface CertificateLine {
  readonly id: string;
  readonly serial: string;
  readonly issuedAt: Date;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date | null;
}

/** Every certificate a till has had, newest first. */
export const listCertificateLines = (tx: Transaction, deviceId: string): Promise<CertificateLine[]> =>
  tx.many({
    text: `select id, serial, created_at as "issuedAt", not_before as "notBefore", not_after as "notAfter",
        revoked_at as "revokedAt"
      from certificates where device_id = $1 order by created_at desc, id desc`,
    values: [deviceId],
  });

/** The newest certificate of a till, and what was asked for it. */
export interface CertificateInUse {
  readonly id: string;
  readonly serial: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date | null;
  readonly isRenewalRequested: boolean;
  readonly linked: boolean;
}

export const findCertificateInUse = (tx: Transaction, deviceId: string): Promise<CertificateInUse | null> =>
  tx.first({
    name: 'find-certificate-in-use',
    text: `select c.id, c.serial, c.not_before as "notBefore", c.not_after as "notAfter", c.revoked_at as "revokedAt",
        d.renewal_requested_at is not null as "isRenewalRequested", d.linked_at is not null as linked
      from certificates c join devices d on d.id = c.device_id
      where c.device_id = $1 order by c.created_at desc, c.id desc limit 1`,
    values: [deviceId],
  });

/** Finds the prefix of a till's bill numbers; null until it was given. */
export async function findBillPrefix(tx: Transaction, deviceId: string): Promise<string | null> {
  const found = await tx.first<{ prefix: string | null }>({
    text: 'select bill_prefix as prefix from devices where id = $1',
    values: [deviceId],
  });
  return found?.prefix ?? null;
}

/** The last link of a till's chain, or null when it has none. */
export const findLaneHead = (
  tx: Transaction,
  deviceId: string,
): Promise<{ signature: string | null; noTrans: string | null } | null> =>
  tx.first({
    name: 'find-lane-head',
    text: 'select head_signature as signature, head_no_trans as "noTrans" from lanes where device_id = $1',
    values: [deviceId],
  });

interface Beginning {
  /** First characters of a number and a serial, and the first text beyond; null: no number begins like that. */
  readonly number: string | null;
  readonly serial: string;
  readonly most: number;
}

/** The devices whose number or serial begins like this. Numbers are digits, serials letters and digits: none holds a tilde. */
export const findDevicesBeginning = (
  tx: Transaction,
  { number, serial, most }: Beginning,
): Promise<SearchFindings['devices']> =>
  tx.many({
    text: `select d.id, d.name, d.device_number as "deviceNumber", d.android_serial as "androidSerial",
        d.merchant_id as "merchantId", m.company_name
      from (
        (select id from devices where device_number collate "C" >= $1 and device_number collate "C" < $1 || '~' limit $3)
        union (select id from devices where serial_key >= $2 and serial_key < $2 || '~' limit $3)
      ) f join devices d on d.id = f.id join merchants m on m.id = d.merchant_id
      order by d.device_number, d.android_serial, d.id limit $3`,
    values: [number, serial, most],
  });
