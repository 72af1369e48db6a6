import { z } from 'zod';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import { disconnectMerchant } from './disconnect-merchant.ts';
import { NEWS_TASKS } from './queue-news.ts';
import type { ConnectionDeps } from './renew-tokens.ts';

const removal = z.object({ provider: z.string(), posMerchantId: z.string(), at: z.coerce.date() });

/** Work of this feature in the queue; none without a provider. Doing it twice changes nothing more. */
export const posConnectionTasks = ({
  provider,
  ...deps
}: Omit<ConnectionDeps, 'provider'> & { provider: PosProvider | null }): Tasks =>
  provider
    ? { [NEWS_TASKS['app-removed']]: (payload) => disconnectMerchant({ ...deps, provider }, removal.parse(payload)) }
    : {};
