import type { PosNews } from '../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The task that acts on each kind of news. */
export const NEWS_TASKS: Readonly<Record<PosNews['kind'], string>> = {
  'app-removed': 'disconnect-pos-merchant',
  'employee-changed': 'follow-pos-employee',
};

/** Puts what the provider told into the queue: it is answered at once, and told again when it is not. */
export function queueNews(tx: Transaction, provider: string, news: readonly PosNews[]): void {
  for (const { kind, ...what } of news) {
    const payload = JSON.stringify({ provider, ...what });
    tx.write({ text: 'select enqueue_job($1, $2)', values: [NEWS_TASKS[kind], payload] });
  }
}
