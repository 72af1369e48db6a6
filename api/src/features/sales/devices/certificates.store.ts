import type { Transaction } from '../../../platform/database/database.ts';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';

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
  /** As of an instant in the past; now otherwise. */
  readonly issuedAt?: Date;
}

/** Keeps a certificate and the till's number, which is given once and for life. */
export async function insertCertificate(tx: Transaction, certificate: NewCertificate): Promise<void> {
  await tx.many({
    text: `with device as (
        update devices set device_number = coalesce(device_number, :deviceNumber) where id = :deviceId
      )
      insert into certificates
        (id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key, not_before, not_after,
          created_at)
      values (:id, :merchantId, :deviceId, :serial, :thumbprint, :certificate, :psiCertificate, :publicKey, :notBefore,
        :notAfter, coalesce(:issuedAt, now()))`,
    values: {
      id: certificate.id,
      merchantId: certificate.merchantId,
      deviceId: certificate.deviceId,
      deviceNumber: certificate.deviceNumber,
      serial: certificate.serial,
      thumbprint: certificate.thumbprint,
      certificate: certificate.certificate,
      psiCertificate: certificate.psiCertificate,
      publicKey: certificate.publicKey,
      notBefore: certificate.notBefore,
      notAfter: certificate.notAfter,
      issuedAt: certificate.issuedAt ?? null,
    },
  });
}

/** True when a certificate was ever issued to a till of a merchant. */
export async function hasCertificates(tx: Transaction, merchantId: string): Promise<boolean> {
  const found = await tx.first({
    text: 'select from certificates where merchant_id = $1 limit 1',
    values: [merchantId],
  });
  return found !== null;
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

/** Certificate as a till gets it. */
export interface IssuedCertificate {
  readonly deviceNumber: string;
  readonly certificate: string;
  readonly psiCertificate: string;
}

/** The certificate that a till's key was given and that still counts, or null. */
export const findCertificateOfKey = (
  tx: Transaction,
  wanted: { deviceId: string; publicKey: string; now: Date },
): Promise<IssuedCertificate | null> =>
  tx.first({
    text: `select d.device_number as "deviceNumber", c.certificate, c.psi_certificate as "psiCertificate"
      from certificates c join devices d on d.id = c.device_id
      where c.device_id = $1 and c.public_key = $2 and c.revoked_at is null and c.replaced_at is null and c.not_after > $3
      order by c.created_at desc limit 1`,
    values: [wanted.deviceId, wanted.publicKey, wanted.now],
  });

/** Notes that the till has another certificate in the place of the ones it had; it need not be asked to renew any more. */
export function replaceCertificates(
  tx: Transaction,
  replaced: { deviceId: string; by: string; isRenewal: boolean; now: Date },
): void {
  tx.write({ text: 'update devices set renewal_requested_at = null where id = $1', values: [replaced.deviceId] });
  if (!replaced.isRenewal) return;
  tx.write({
    text: `update certificates set replaced_at = $3
      where device_id = $1 and id <> $2 and replaced_at is null and revoked_at is null`,
    values: [replaced.deviceId, replaced.by, replaced.now],
  });
}

/** Notes that a certificate's end is being asked for. False when that was asked before and its outcome is unknown. */
export async function recordRevocationSent(tx: Transaction, certificateId: string, now: Date): Promise<boolean> {
  const first = await tx.first({
    text: `update certificates set revocation_sent_at = $2 where id = $1 and revocation_sent_at is null returning id`,
    values: [certificateId, now],
  });
  return first !== null;
}

export const forgetRevocationSent = (tx: Transaction, certificateId: string): void =>
  tx.write({ text: 'update certificates set revocation_sent_at = null where id = $1', values: [certificateId] });

export function setRevoked(tx: Transaction, revoked: { deviceId: string; certificateId: string; now: Date }): void {
  tx.write({
    text: 'update certificates set revoked_at = $2 where id = $1',
    values: [revoked.certificateId, revoked.now],
  });
  tx.write({ text: 'update devices set renewal_requested_at = null where id = $1', values: [revoked.deviceId] });
}

/** Certificates that should count by what we know, and do not. */
export const setEndedAtAuthority = (
  tx: Transaction,
  ended: { deviceId: string; thumbprints: readonly string[]; now: Date },
): void =>
  tx.write({
    text: `update certificates set revoked_at = $3
      where device_id = $1 and upper(thumbprint) = any($2) and revoked_at is null and replaced_at is null and not_after > $3`,
    values: [ended.deviceId, ended.thumbprints, ended.now],
  });

/** A request for a certificate: `AJO` for a till that has none, `REM` in the place of the one in use. */
export interface NewRequest {
  readonly deviceId: string;
  readonly merchantId: string;
  /** Number of the device that it states; null when the authority is to give it one. */
  readonly deviceNumber: string | null;
  readonly modif: 'AJO' | 'REM';
  readonly csrSealed: Buffer;
  readonly publicKey: string;
  readonly now: Date;
  readonly leaseUntil: Date;
}

interface EarlierRequest {
  readonly publicKey: string;
  readonly state: 'sent' | 'issued' | 'refused';
  readonly isBusy: boolean;
}

/**
 * Writes a request down before it leaves, in the place of the till's earlier one. `isRepeated`: it was sent before and no one
 * knows what became of it. Null while a call for the till is under way.
 */
export async function claimRequest(tx: Transaction, request: NewRequest): Promise<{ isRepeated: boolean } | null> {
  const earlier = await tx.first<EarlierRequest>({
    text: `select public_key as "publicKey", state, coalesce(lease_until > $2, false) as "isBusy"
      from certificate_requests where device_id = $1 for update`,
    values: [request.deviceId, request.now],
  });
  if (earlier?.isBusy) return null;
  const isSame = earlier?.publicKey === request.publicKey;
  const claimed = await tx.first({
    text: `insert into certificate_requests
        (device_id, merchant_id, device_number, modif, csr_sealed, public_key, requested_at, state, lease_until,
          merchant_version)
      select :deviceId, :merchantId, :deviceNumber, :modif, :csrSealed, :publicKey, :now, 'sent', :leaseUntil, version from merchants
        where id = :merchantId
      on conflict (device_id) do update set device_number = excluded.device_number, modif = excluded.modif, csr_sealed = excluded.csr_sealed,
        public_key = excluded.public_key, requested_at = excluded.requested_at, state = 'sent',
        lease_until = excluded.lease_until, merchant_version = excluded.merchant_version,
        errors = case when certificate_requests.state = 'issued' then '[]' else certificate_requests.errors end
      where coalesce(certificate_requests.lease_until <= :now, true)
      returning device_id`,
    values: {
      deviceId: request.deviceId,
      merchantId: request.merchantId,
      deviceNumber: request.deviceNumber,
      modif: request.modif,
      csrSealed: request.csrSealed,
      publicKey: request.publicKey,
      now: request.now,
      leaseUntil: request.leaseUntil,
    },
  });
  return claimed ? { isRepeated: isSame && earlier?.state === 'sent' } : null;
}

/** Gives a request back whose call brought no answer. */
export const releaseRequest = (tx: Transaction, deviceId: string): void =>
  tx.write({ text: 'update certificate_requests set lease_until = null where device_id = $1', values: [deviceId] });

/** A renewal that was asked for in the portal has had its answer, too: the till does not ask for ever. */
export const refuseRequest = (tx: Transaction, deviceId: string, errors: readonly AuthorityError[]): void =>
  tx.write({
    text: `with device as (update devices set renewal_requested_at = null where id = $1)
      update certificate_requests set state = 'refused', errors = $2, lease_until = null where device_id = $1`,
    values: [deviceId, JSON.stringify(errors.map(({ id, mess, codRetour }) => ({ id, mess, codRetour })))],
  });

/** Ends a granted request: its content is needed no more, least of all the authorization code. */
export const grantRequest = (tx: Transaction, deviceId: string): void =>
  tx.write({
    text: `update certificate_requests set state = 'issued', errors = '[]', csr_sealed = null, lease_until = null
      where device_id = $1`,
    values: [deviceId],
  });

/** A refused request that may be sent again: nothing that it states has changed, and its till is linked. */
export const findRefusedRequest = (
  tx: Transaction,
  deviceId: string,
): Promise<{ modif: 'AJO' | 'REM'; deviceNumber: string | null; csrSealed: Buffer } | null> =>
  tx.first({
    text: `select r.modif, r.device_number as "deviceNumber", r.csr_sealed as "csrSealed" from certificate_requests r
      join merchants m on m.id = r.merchant_id join devices d on d.id = r.device_id
      where r.device_id = $1 and r.state <> 'issued' and r.errors <> '[]' and r.csr_sealed is not null
        and r.merchant_version = m.version and d.linked_at is not null`,
    values: [deviceId],
  });
