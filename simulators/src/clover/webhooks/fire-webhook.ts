import { randomUUID } from 'node:crypto';
import { controlRefusal } from '../../shared/control-routes.ts';
import { z } from 'zod';
import type { Clover } from '../clover.ts';
import { cloverIdSchema } from '../clover-id.ts';
import { deliver } from './deliver.ts';
import { updatesBody } from './deliver-app-event.ts';
import type { Delivery, Update } from './delivery.ts';

/** Updates to send to the portal. `object`: the key letters and the id, such as `E:` and an employee's. */
export const fireSchema = z.strictObject({
  updates: z
    .array(
      z.strictObject({
        merchant: cloverIdSchema,
        object: z.string().regex(/^[A-Z]{1,4}:\w+$/),
        type: z.enum(['CREATE', 'UPDATE', 'DELETE']),
        ts: z.int().nonnegative().optional(),
      }),
    )
    .min(1),
  /**
   * `batch`: all in one delivery. `duplicate`: that delivery twice. `out-of-order`: one delivery for each, the last first.
   * `wrong-header`, `no-header`: a delivery that is not Clover's.
   */
  mode: z.enum(['batch', 'duplicate', 'out-of-order', 'wrong-header', 'no-header']).default('batch'),
});

/** Resolves when every delivery has been answered or given up. */
export async function fireWebhook(
  clover: Clover,
  { updates, mode }: z.infer<typeof fireSchema>,
): Promise<{ deliveries: Delivery[] }> {
  const webhookUrl = getWebhookUrl(clover);
  const dated = updates.map(({ merchant, object, type, ts }) => ({
    merchant,
    update: { objectId: object, type, ts: ts ?? clover.now() },
  }));
  const batches = mode === 'out-of-order' ? dated.reverse().map((one) => [one]) : [dated];
  if (mode === 'duplicate') batches.push(dated);
  const deliveries: Delivery[] = [];
  for (const batch of batches) {
    deliveries.push(await deliver(clover, webhookUrl, { body: updatesBody(byMerchant(batch)), auth: AUTH[mode] }));
  }
  return { deliveries };
}

const AUTH = {
  batch: 'right',
  duplicate: 'right',
  'out-of-order': 'right',
  'wrong-header': 'wrong',
  'no-header': 'none',
} as const;

/** The handshake by which the owner of a webhook proves to own it: the receiver of the code shows it to a person. */
export async function verifyWebhook(clover: Clover): Promise<{ verificationCode: string; delivery: Delivery }> {
  const verificationCode = randomUUID();
  const delivery = await deliver(clover, getWebhookUrl(clover), { body: { verificationCode }, auth: 'none' });
  return { verificationCode, delivery };
}

function getWebhookUrl({ state }: Clover): string {
  if (state.settings.webhookUrl === null) throw controlRefusal(409, 'No webhookUrl is set: POST /__sim/config.');
  return state.settings.webhookUrl;
}

function byMerchant(dated: readonly { merchant: string; update: Update }[]): Record<string, Update[]> {
  const merchants: Record<string, Update[]> = {};
  for (const { merchant, update } of dated) (merchants[merchant] ??= []).push(update);
  return merchants;
}
