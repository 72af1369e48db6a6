import { z } from 'zod';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { NEWS_TASKS } from '../pos-connection/queue-news.ts';
import type { ConnectionDeps } from '../pos-connection/renew-tokens.ts';
import { followEmployee } from './follow-employee.ts';

const changed = z.object({ provider: z.string(), posMerchantId: z.string(), employeeId: z.string() });

/** Work of this feature in the queue; none without a provider. */
export const posSignInTasks = ({
  provider,
  ...deps
}: Omit<ConnectionDeps, 'provider'> & { provider: PosProvider | null }): Tasks =>
  provider
    ? { [NEWS_TASKS['employee-changed']]: (payload) => followEmployee({ ...deps, provider }, changed.parse(payload)) }
    : {};
