import { z } from 'zod';
import type { PosNews } from '../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { disconnectMerchant, type DisconnectNeeds } from './disconnect-merchant.ts';

/** The task that acts on what the provider told. */
const FOLLOW_NEWS = 'follow-pos-news';

const payload = z.object({ provider: z.string(), posMerchantId: z.string(), at: z.coerce.date() });

/** Puts what the provider told into the queue. */
export function queueNews(tx: Transaction, provider: string, news: readonly PosNews[]): void {
  for (const { posMerchantId, at } of news) {
    const order = { provider, posMerchantId, at };
    tx.write({ text: 'select enqueue_job($1, $2)', values: [FOLLOW_NEWS, JSON.stringify(order)] });
  }
}

/** This feature's work in the queue. Doing it twice changes nothing more. */
export const posConnectionTasks = (needs: DisconnectNeeds) => ({
  [FOLLOW_NEWS]: async (given: unknown): Promise<void> => disconnectMerchant(needs, payload.parse(given)),
});
