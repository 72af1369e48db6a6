import { z } from 'zod';
import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import { disconnectMerchant, type DisconnectNeeds } from './disconnect-merchant.ts';
import { NEWS_TASKS } from './queue-news.ts';

const removal = z.object({ provider: z.string(), posMerchantId: z.string(), at: z.coerce.date() });

/** This feature's work in the queue. Doing it twice changes nothing more. */
export const posConnectionTasks = (needs: DisconnectNeeds): Tasks => ({
  [NEWS_TASKS['app-removed']]: (payload) => disconnectMerchant(needs, removal.parse(payload)),
});
