import { POS_DATA_KINDS, type PosDataKind } from '@comptoir/contract/provider/pos-connection';
import { z } from 'zod';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { ConnectionDeps } from '../pos-connection/renew-tokens.ts';
import { READ_POS_DATA } from '../pos-connection/queue-readings.ts';
import { readProviderData } from './read-provider-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { planReadings } from './pos-reads.store.ts';

const kind = z.enum(POS_DATA_KINDS);
const reading = z.object({ merchantId: z.uuid(), kind });
const poll = z.object({ kinds: z.array(kind) });

/** Work of this feature in the queue; without a provider there is none to do. */
export const posDataTasks = ({
  provider,
  ...deps
}: Omit<ConnectionDeps, 'provider'> & { provider: PosProvider | null }): Tasks => ({
  [READ_POS_DATA]: async (payload) => {
    if (provider) await readProviderData({ ...deps, provider }, reading.parse(payload));
  },
  'poll-pos-data': async (payload) => {
    if (provider) await pollProviderData(deps, poll.parse(payload).kinds);
  },
});

/** In UTC. No news ever comes of devices and taxes; everything is read at night, when news of the day may have been lost. */
export const POS_DATA_CRONTAB = [
  '20 */6 * * * poll-pos-data ?id=poll-pos-data-often&fill=6h&jobKey=poll-pos-data-often {"kinds":["devices","tax-rates"]}',
  '40 7 * * * poll-pos-data ?id=poll-pos-data-nightly&fill=1d&jobKey=poll-pos-data-nightly {"kinds":["merchant","employees","devices","tax-rates","inventory"]}',
].join('\n');

/**
 * Plans the reading of some kinds for every connected merchant: there is no news of them, or it may have been lost. One
 * merchant after the other, so that the provider's limits and the rest of the queue are left room.
 */
export const pollProviderData = (
  { database }: { readonly database: Database },
  kinds: readonly PosDataKind[],
): Promise<void> => database.transaction({ role: 'system' }, (tx) => planReadings(tx, kinds));
