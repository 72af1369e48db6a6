import { z } from 'zod';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import type { MenuDeps } from '../menu/raise-menu.ts';
import { FOLLOW_INVENTORY } from './keep-inventory.ts';
import { followInventory } from './take-provider-menu.ts';

const following = z.object({ merchantId: z.uuid() });

/** Work of this feature in the queue. Doing it twice changes nothing more. */
export const menuProviderTasks = (deps: MenuDeps): Tasks => ({
  [FOLLOW_INVENTORY]: (payload) => followInventory(deps, following.parse(payload).merchantId),
});
