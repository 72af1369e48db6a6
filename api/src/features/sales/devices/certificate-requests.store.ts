import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** A request for a certificate: `AJO` for a till that has none, `REM` in the place of the one in use. */
export interface NewRequest {
  readonly deviceId: string;
  readonly merchantId: string;
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
        (device_id, merchant_id, modif, csr_sealed, public_key, requested_at, state, lease_until, merchant_version)
      select :deviceId, :merchantId, :modif, :csrSealed, :publicKey, :now, 'sent', :leaseUntil, version from merchants
        where id = :merchantId
      on conflict (device_id) do update set modif = excluded.modif, csr_sealed = excluded.csr_sealed,
        public_key = excluded.public_key, requested_at = excluded.requested_at, state = 'sent',
        lease_until = excluded.lease_until, merchant_version = excluded.merchant_version,
        errors = case when certificate_requests.state = 'issued' then '[]' else certificate_requests.errors end
      where coalesce(certificate_requests.lease_until <= :now, true)
      returning device_id`,
    values: {
      deviceId: request.deviceId,
      merchantId: request.merchantId,
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

/** What a granted request stated is needed no more, least of all the authorization code. */
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
): Promise<{ modif: 'AJO' | 'REM'; csrSealed: Buffer } | null> =>
  tx.first({
    text: `select r.modif, r.csr_sealed as "csrSealed" from certificate_requests r
      join merchants m on m.id = r.merchant_id join devices d on d.id = r.device_id
      where r.device_id = $1 and r.state <> 'issued' and r.errors <> '[]' and r.csr_sealed is not null
        and r.merchant_version = m.version and d.linked_at is not null`,
    values: [deviceId],
  });
