import type { Transaction } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/open-statements.ts';
import type { CallingDevice } from './calling-device.ts';

/** A till by its token, and when it was last seen. */
export type RecognizedDevice = CallingDevice & { readonly lastSeenAt: Date | null };

const CALLING = `d.id, d.merchant_id as "merchantId", d.name, d.device_number as "deviceNumber", m.company_name as "companyName",
    m.file_number as "fileNumber", m.qst_number as "qstNumber", m.gst_number as "gstNumber", m.time_zone as "timeZone",
    m.sub_sector as "subSector", d.renewal_requested_at is not null as "isRenewalRequested"`;

/** The tills that have these tokens. A caller is not known yet: the token is all there is to look it up by. */
export const listCallingDevices = (
  statements: Statements,
  tokenHashes: readonly Buffer[],
): Promise<(RecognizedDevice & { tokenHash: Buffer })[]> =>
  statements.many({
    name: 'list-calling-devices',
    text: `select ${CALLING}, l.last_seen_at as "lastSeenAt", d.token_hash as "tokenHash"
      from devices d join merchants m on m.id = d.merchant_id join lanes l on l.device_id = d.id
      where d.token_hash = any($1::bytea[])`,
    values: [tokenHashes],
  });

/** The till that has a token at this moment of a transaction. */
export const findCallingDevice = (tx: Transaction, tokenHash: Buffer): Promise<CallingDevice | null> =>
  tx.first({
    name: 'find-calling-device',
    text: `select ${CALLING} from devices d join merchants m on m.id = d.merchant_id where d.token_hash = $1`,
    values: [tokenHash],
  });

/** Notes that a till was seen. */
export function recordSeen(tx: Transaction, deviceId: string, now: Date): void {
  tx.write({ text: 'update lanes set last_seen_at = $2 where device_id = $1', values: [deviceId, now] });
}

/** Keeps by which calendar a till bills. */
export const keepCalendarVersion = (
  tx: Transaction,
  { deviceId, version }: { deviceId: string; version: number },
): void =>
  tx.write({
    text: 'update devices set calendar_version = $2 where id = $1 and calendar_version is distinct from $2',
    values: [deviceId, version],
  });

export interface NewDevice {
  readonly id: string;
  readonly merchantId: string;
  readonly name: string;
  readonly model?: string | null;
  readonly androidSerial?: string | null;
  readonly posDeviceId?: string | null;
}

/** A till and its lane; it is linked once a code was typed into it. */
export async function insertDevice(tx: Transaction, device: NewDevice): Promise<void> {
  await tx.many({
    text: `with device as (
        insert into devices (id, merchant_id, name, model, android_serial, pos_device_id) values (:id, :merchantId, :name,
          :model, :androidSerial, :posDeviceId)
        returning id, merchant_id
      )
      insert into lanes (device_id, merchant_id) select id, merchant_id from device`,
    values: {
      id: device.id,
      merchantId: device.merchantId,
      name: device.name,
      model: device.model ?? null,
      androidSerial: device.androidSerial ?? null,
      posDeviceId: device.posDeviceId ?? null,
    },
  });
}

/** A till by its id, locked: calls that link, unlink or rename it go one after the other. */
export const lockDevice = (
  tx: Transaction,
  id: string,
): Promise<{ id: string; merchantId: string; name: string; linked: boolean } | null> =>
  tx.first({
    text: `select id, merchant_id as "merchantId", name, linked_at is not null as linked
      from devices where id = $1 for update`,
    values: [id],
  });

/** A till and whose it is, as the rules of access ask. */
export const findOwnedDevice = (
  tx: Transaction,
  id: string,
): Promise<{ id: string; merchantId: string; partnerId: string | null; deviceNumber: string | null } | null> =>
  tx.first({
    text: `select d.id, d.merchant_id as "merchantId", m.partner_id as "partnerId", d.device_number as "deviceNumber"
      from devices d join merchants m on m.id = d.merchant_id where d.id = $1`,
    values: [id],
  });

/** True when another till of the merchant, a linked one, bears a name. */
export async function isNameTaken(
  tx: Transaction,
  wanted: { merchantId: string; name: string; exceptId: string | null },
): Promise<boolean> {
  const found = await tx.first({
    text: `select from devices where merchant_id = $1 and lower(name) = lower($2) and linked_at is not null
      and id is distinct from $3`,
    values: [wanted.merchantId, wanted.name, wanted.exceptId],
  });
  return found !== null;
}

/** True when a device of this number is another merchant's, and none of this one's. */
export async function isDeviceOfAnother(
  tx: Transaction,
  {
    deviceNumber,
    thumbprint,
    merchantId,
  }: { deviceNumber: string | null; thumbprint: string | null; merchantId: string },
): Promise<boolean> {
  const found = await tx.first<{ isForeign: boolean }>({
    text: `select coalesce(
        (select merchant_id <> $3 from certificates where thumbprint = $2),
        (select bool_and(merchant_id <> $3) from devices where device_number = $1),
        false) as "isForeign"`,
    values: [deviceNumber, thumbprint, merchantId],
  });
  return found?.isForeign === true;
}

/** True when another device of a merchant has a number. */
export async function isNumberTaken(
  tx: Transaction,
  { merchantId, deviceNumber, exceptId }: { merchantId: string; deviceNumber: string; exceptId: string },
): Promise<boolean> {
  const found = await tx.first({
    text: 'select from devices where merchant_id = $1 and device_number = $2 and id <> $3',
    values: [merchantId, deviceNumber, exceptId],
  });
  return found !== null;
}

export const renameDeviceRow = (tx: Transaction, id: string, name: string): void =>
  tx.write({ text: 'update devices set name = $2 where id = $1', values: [id, name] });

/** Takes a till's token away, and the wish that it renew: no call asks for it any more. */
export const unlinkDeviceRow = (tx: Transaction, id: string): void =>
  tx.write({
    text: 'update devices set token_hash = null, linked_at = null, renewal_requested_at = null where id = $1',
    values: [id],
  });

export const setRenewalRequested = (tx: Transaction, id: string, at: Date): void =>
  tx.write({ text: 'update devices set renewal_requested_at = $2 where id = $1', values: [id, at] });

/** A device of the provider's, and which of our tills it is, if any. */
export const findPosDevice = (
  tx: Transaction,
  wanted: { merchantId: string; posDeviceId: string },
): Promise<{ serial: string; model: string; deviceId: string | null } | null> =>
  tx.first({
    text: `select p.serial, p.model, d.id as "deviceId" from pos_devices p
      left join devices d on d.merchant_id = p.merchant_id and d.pos_device_id = p.pos_device_id
      where p.merchant_id = $1 and p.pos_device_id = $2`,
    values: [wanted.merchantId, wanted.posDeviceId],
  });

/** Saves the provider's description of a till, and the name that was chosen for it here. */
export const describeDevice = (
  tx: Transaction,
  device: { id: string; name: string; model: string; androidSerial: string },
): void =>
  tx.write({
    text: 'update devices set name = $2, model = $3, android_serial = $4 where id = $1',
    values: [device.id, device.name, device.model, device.androidSerial],
  });

/** Puts a fresh code in place of any that was not used. */
export async function insertActivationCode(
  tx: Transaction,
  code: { id: string; merchantId: string; deviceId: string; codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.many({
    text: 'update activation_codes set expires_at = least(expires_at, $2) where device_id = $1 and used_at is null',
    values: [code.deviceId, code.now],
  });
  await tx.many({
    text: `insert into activation_codes (id, merchant_id, device_id, code_hash, created_at, expires_at)
      values (:id, :merchantId, :deviceId, :codeHash, :now, :expiresAt)`,
    values: {
      id: code.id,
      merchantId: code.merchantId,
      deviceId: code.deviceId,
      codeHash: code.codeHash,
      now: code.now,
      expiresAt: code.expiresAt,
    },
  });
}

export interface ActivationCodeRow {
  readonly id: string;
  readonly merchantId: string;
  readonly deviceId: string;
  readonly deviceName: string;
  /** Hash of the token that the till is linked with; null before. */
  readonly tokenHash: Buffer | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** The code, locked: two tills that type it at once are served one after the other. */
export const findActivationCode = (tx: Transaction, codeHash: Buffer): Promise<ActivationCodeRow | null> =>
  tx.first({
    text: `select c.id, c.merchant_id as "merchantId", c.device_id as "deviceId", d.name as "deviceName",
        d.token_hash as "tokenHash", c.expires_at as "expiresAt", c.used_at as "usedAt"
      from activation_codes c join devices d on d.id = c.device_id where c.code_hash = $1 for update of c`,
    values: [codeHash],
  });

export async function linkDevice(
  tx: Transaction,
  link: { codeId: string; deviceId: string; tokenHash: Buffer; usedAt: Date },
): Promise<void> {
  await tx.many({ text: 'update activation_codes set used_at = $2 where id = $1', values: [link.codeId, link.usedAt] });
  await tx.many({
    text: 'update devices set token_hash = $2, linked_at = $3 where id = $1',
    values: [link.deviceId, link.tokenHash, link.usedAt],
  });
}

/** Gives a till its bill prefix unless it has one; what it has then. */
export async function setBillPrefix(tx: Transaction, deviceId: string, prefix: string): Promise<string> {
  const row = await tx.first<{ prefix: string }>({
    text: 'update devices set bill_prefix = coalesce(bill_prefix, $2) where id = $1 returning bill_prefix as prefix',
    values: [deviceId, prefix],
  });
  return row?.prefix ?? prefix;
}
