import { POS_DATA_KINDS } from '@comptoir/contract/provider/pos-connection';
import type { PosTokens } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Seal } from '../../../platform/seal.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { queueReadings } from './queue-readings.ts';
import {
  findConnectionOf,
  insertConnection,
  lockPosMerchant,
  storeConsent,
  type PosMerchantKey,
  type SealedTokens,
} from './pos-connection.store.ts';
import { accessTokenPlace, refreshTokenPlace } from '../../base/record/sealed-places.ts';

/** Consent of a merchant, with its tokens. */
export interface Consent extends PosMerchantKey {
  readonly tokens: PosTokens;
  readonly now: Date;
}

/**
 * Connects the merchant who consented and answers its id. One that was never seen before is made by `create`, once, however
 * many arrive at the same moment. Everything that the provider knows of them is read soon after.
 */
export async function connectMerchant(
  tx: Transaction,
  consent: Consent & { seal: Seal },
  create: () => Promise<string>,
): Promise<string> {
  await lockPosMerchant(tx, consent);
  const known = await findConnectionOf(tx, consent);
  const merchantId = known?.merchantId ?? (await create());
  const { provider, posMerchantId, now } = consent;
  if (!known) insertConnection(tx, { merchantId, provider, posMerchantId });
  storeConsent(tx, { merchantId, tokens: sealTokens(consent.seal, merchantId, consent.tokens), now });
  if (known?.state !== 'connected') {
    writeLog(tx, [{ merchantId, occurredAt: now, record: { event: 'provider-connected', facts: { provider } } }]);
  }
  queueReadings(
    tx,
    POS_DATA_KINDS.map((kind) => ({ merchantId, kind })),
  );
  return merchantId;
}

/** A pair of tokens as it is kept. */
export const sealTokens = (seal: Seal, merchantId: string, tokens: PosTokens): SealedTokens => ({
  accessTokenSealed: seal.seal(tokens.accessToken, accessTokenPlace(merchantId)),
  accessExpiresAt: tokens.accessExpiresAt,
  refreshTokenSealed: seal.seal(tokens.refreshToken, refreshTokenPlace(merchantId)),
  refreshExpiresAt: tokens.refreshExpiresAt,
});
