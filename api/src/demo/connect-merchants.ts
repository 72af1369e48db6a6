import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import type { Dependencies } from '../dependencies.ts';
import { connectMerchant } from '../features/provider/pos-connection/connect-merchant.ts';
import type { PosProvider, PosTokens } from '../gateways/pos-provider/pos-provider.ts';
import { demoId } from './demo-id.ts';
import type { SimulatorAddresses } from './receive-simulators.ts';
import { listUnconnected } from './seed-connections.ts';

/** Merchant that has never come from the provider, to show what such a merchant sees. */
const NOT_YET = demoId('merchant', 'nouveau');

/**
 * Connects the merchants of the demo world with the simulated provider, as their consent would; what the provider knows of
 * them is read soon after. Anyone who has consented, or left, by themselves stays as they are. The demo does without when the
 * provider does not answer.
 */
export async function connectMerchants(deps: Dependencies, { clover }: SimulatorAddresses): Promise<void> {
  const { config, database, provider, seal, now, log } = deps;
  if (!provider || config.provider?.webUrl !== clover.webUrl) return;
  const unconnected = await database.transaction({ role: 'system' }, listUnconnected);
  for (const { merchantId, posMerchantId } of unconnected.filter((one) => one.merchantId !== NOT_YET)) {
    const tokens = await consent(provider, posMerchantId, config.publicUrl);
    if (!tokens) {
      log.warn({ posMerchantId }, 'a merchant of the demo world could not be connected with the simulated provider');
      continue;
    }
    const given = { provider: provider.name, posMerchantId, tokens, now: now(), seal };
    await database.transaction({ role: 'system' }, (tx) => connectMerchant(tx, given, async () => merchantId));
  }
}

/** Returns the tokens from the owner's yes on the simulator's page; null when there are none. */
async function consent(provider: PosProvider, posMerchantId: string, publicUrl: string): Promise<PosTokens | null> {
  const returnTo = `${publicUrl}/api/pos-sign-in/finish`;
  const verifier = randomBytes(32).toString('base64url');
  const page = new URL(provider.consentAddress({ state: 'demo', returnTo, posMerchantId, verifier }));
  page.searchParams.set('__auto', '1');
  const reply = await request(page).catch(() => null);
  await reply?.body.dump();
  const location = reply?.headers['location'];
  const code = typeof location === 'string' ? new URL(location, page).searchParams.get('code') : null;
  const outcome = code === null ? null : await provider.exchangeCode(code, verifier);
  return outcome?.kind === 'answer' ? outcome.answer : null;
}
