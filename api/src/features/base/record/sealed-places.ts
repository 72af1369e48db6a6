import type { SealedPlace } from '../../../platform/seal.ts';

/** Place of each sealed value. A copy in another row goes on naming the place that the value was sealed for. */
const placeIn =
  (table: string, column: string) =>
  (row: string): SealedPlace => ({ table, column, row });

/** By the merchant's id. */
export const authorizationCodePlace = placeIn('merchants', 'authorization_code_sealed');
/** By the person's id. */
export const totpSecretPlace = placeIn('users', 'totp_secret_sealed');
/** By the card's id; the attempts to charge it keep a copy. */
export const cardReferencePlace = placeIn('cards', 'reference_sealed');
/** By the merchant's id. */
export const accessTokenPlace = placeIn('pos_connections', 'access_token_sealed');
/** By the merchant's id. */
export const refreshTokenPlace = placeIn('pos_connections', 'refresh_token_sealed');
/** By the till's id. */
export const certificateRequestPlace = placeIn('certificate_requests', 'csr_sealed');
/** By the certificate's id. */
export const serverKeyPlace = placeIn('server_certificates', 'private_key_sealed');
