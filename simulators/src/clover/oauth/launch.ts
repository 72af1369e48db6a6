import { z } from 'zod';
import { controlRefusal, readInput } from '../../shared/control-routes.ts';
import type { Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { cloverIdSchema } from '../clover-id.ts';
import { launchAddress } from './authorize-query.ts';
import { arrival, grant, withParams } from './grant.ts';
import { liveEmployees } from '../state/merchant.ts';
import { rememberLauncher } from './launcher.ts';
import { getMerchant } from '../clover-controls.ts';

const querySchema = z.strictObject({
  merchant: cloverIdSchema,
  employee: cloverIdSchema,
  /** As the older flow did: the first arrival brings a code already. */
  withCode: z.literal('1').optional(),
});

/** `GET /__sim/launch`: what happens when a user opens the app from Clover. */
export function launch(clover: Clover, url: URL): Reply {
  const query = readInput(querySchema, Object.fromEntries(url.searchParams));
  const merchant = getMerchant(clover, query.merchant);
  const employee = liveEmployees(merchant).find(({ id }) => id === query.employee);
  if (!employee) throw controlRefusal(404, `There is no employee ${query.employee}.`);
  const { siteUrl } = clover.state.settings;
  if (siteUrl === null) throw controlRefusal(409, 'No siteUrl is set: POST /__sim/config.');
  const code = query.withCode && grant(clover, { merchant, employeeId: employee.id, challenge: null });
  return {
    kind: 'redirect',
    location: withParams(launchAddress(siteUrl), { ...arrival(merchant.id, employee.id), code }),
    headers: { 'set-cookie': rememberLauncher(merchant.id, employee.id) },
  };
}
