import type { Database, Transaction } from '../../platform/database/database.ts';
import type { CallingDevice } from './calling-device.ts';

/** Finds a till by the hash of its token. */
export const findCallingDevice = (
  database: Database,
  tokenHash: Buffer,
): Promise<(CallingDevice & { lastSeenAt: Date | null }) | null> =>
  // The caller is nobody yet: the token is all there is to look it up by.
  database.first(
    { role: 'system' },
    {
      name: 'find-calling-device',
      text: `select d.id, d.merchant_id as "merchantId", d.name, d.device_number as "deviceNumber",
        m.company_name as "companyName", m.file_number as "fileNumber", m.qst_number as "qstNumber",
        m.gst_number as "gstNumber", m.time_zone as "timeZone", m.sub_sector as "subSector", l.last_seen_at as "lastSeenAt"
      from devices d join merchants m on m.id = d.merchant_id join lanes l on l.device_id = d.id where d.token_hash = $1`,
      values: [tokenHash],
    },
  );

/** Notes that a till was seen. */
export function noteSeen(tx: Transaction, deviceId: string, now: Date): void {
  tx.write({ text: 'update lanes set last_seen_at = $2 where device_id = $1', values: [deviceId, now] });
}

export interface NewDevice {
  readonly id: string;
  readonly merchantId: string;
  readonly name: string;
  readonly model?: string | null;
  readonly androidSerial?: string | null;
}

/** A till and its lane; it is linked once a code was typed into it. */
export async function insertDevice(tx: Transaction, device: NewDevice): Promise<void> {
  await tx.many({
    text: `with device as (
        insert into devices (id, merchant_id, name, model, android_serial) values ($1, $2, $3, $4, $5) returning id, merchant_id
      )
      insert into lanes (device_id, merchant_id) select id, merchant_id from device`,
    values: [device.id, device.merchantId, device.name, device.model ?? null, device.androidSerial ?? null],
  });
}

export const findDevice = (
  tx: Transaction,
  id: string,
): Promise<{ id: string; merchantId: string; linked: boolean } | null> =>
  tx.first({
    text: 'select id, merchant_id as "merchantId", linked_at is not null as linked from devices where id = $1',
    values: [id],
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
      values ($1, $2, $3, $4, $5, $6)`,
    values: [code.id, code.merchantId, code.deviceId, code.codeHash, code.now, code.expiresAt],
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

export interface NewCertificate {
  readonly id: string;
  readonly merchantId: string;
  readonly deviceId: string;
  readonly deviceNumber: string;
  readonly serial: string;
  readonly thumbprint: string;
  readonly certificate: string;
  readonly psiCertificate: string;
  readonly publicKey: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** Keeps a certificate and the till's number, which is given once and for life. */
export async function insertCertificate(tx: Transaction, certificate: NewCertificate): Promise<void> {
  await tx.many({
    text: `with device as (
        update devices set device_number = coalesce(device_number, $4) where id = $3
      )
      insert into certificates
        (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before, not_after)
      values ($1, $2, $3, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      certificate.id,
      certificate.merchantId,
      certificate.deviceId,
      certificate.deviceNumber,
      certificate.serial,
      certificate.thumbprint,
      certificate.certificate,
      certificate.psiCertificate,
      certificate.publicKey,
      certificate.notBefore,
      certificate.notAfter,
    ],
  });
}

/** A certificate that signatures of a till are checked with. */
export interface SigningCertificate {
  readonly thumbprint: string;
  readonly publicKey: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date | null;
}

export const listSigningCertificates = (tx: Transaction, deviceId: string): Promise<SigningCertificate[]> =>
  tx.many({
    name: 'list-signing-certificates',
    text: `select thumbprint, public_key as "publicKey", not_before as "notBefore", not_after as "notAfter",
        revoked_at as "revokedAt"
      from certificates where device_id = $1 order by created_at desc`,
    values: [deviceId],
  });
