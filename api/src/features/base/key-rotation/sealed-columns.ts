import type { SealedPlace } from '../../../platform/seal.ts';
import {
  accessTokenPlace,
  authorizationCodePlace,
  cardReferencePlace,
  certificateRequestPlace,
  refreshTokenPlace,
  serverKeyPlace,
  totpSecretPlace,
} from '../record/sealed-places.ts';

/** A column that holds sealed values. `key`: of its rows; `named`: the column that the place is named by. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly named: string;
  readonly clientOf: (row: string) => SealedPlace;
}

/** Every column of the database that holds sealed values. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'merchants',
    column: 'authorization_code_sealed',
    key: 'id',
    named: 'id',
    clientOf: authorizationCodePlace,
  },
  { table: 'accounts', column: 'totp_secret_sealed', key: 'id', named: 'id', clientOf: totpSecretPlace },
  { table: 'cards', column: 'reference_sealed', key: 'id', named: 'id', clientOf: cardReferencePlace },
  {
    table: 'payment_attempts',
    column: 'card_reference_sealed',
    key: 'id',
    named: 'card_id',
    clientOf: cardReferencePlace,
  },
  {
    table: 'pos_connections',
    column: 'access_token_sealed',
    key: 'merchant_id',
    named: 'merchant_id',
    clientOf: accessTokenPlace,
  },
  {
    table: 'pos_connections',
    column: 'refresh_token_sealed',
    key: 'merchant_id',
    named: 'merchant_id',
    clientOf: refreshTokenPlace,
  },
  {
    table: 'certificate_requests',
    column: 'csr_sealed',
    key: 'device_id',
    named: 'device_id',
    clientOf: certificateRequestPlace,
  },
  { table: 'server_certificates', column: 'private_key_sealed', key: 'id', named: 'id', clientOf: serverKeyPlace },
];
