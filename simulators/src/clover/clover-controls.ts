import { z } from 'zod';
import { nothing, type Routes, taking, controlRefusal } from '../shared/control-routes.ts';
import { toWaiting } from '../shared/waiting-faults.ts';
import type { Clover } from './clover.ts';
import { cloverIdSchema } from './clover-id.ts';
import { type CloverFault, cloverFaultSchema } from './state/clover-fault.ts';
import { changeClock, clockChangeSchema, TRUE_CLOCK } from './state/clock.ts';
import { type Merchant, merchantSchema } from './state/merchant.ts';
import { settingsChangeSchema } from './state/settings.ts';
import { deliverAppEvent } from './webhooks/deliver-app-event.ts';
import { fireSchema, fireWebhook, verifyWebhook } from './webhooks/fire-webhook.ts';

const whichSchema = z.strictObject({ merchant: cloverIdSchema });
const merchantsSchema = z.array(merchantSchema).min(1);

/** Every call of Clover's control plane, except the launch, which is a link. */
export function createCloverRoutes(clover: Clover): Routes {
  const { state, commit } = clover;
  const status = () => readStatus(clover);
  return {
    'GET /__sim/status': taking(nothing, status),
    'GET /__sim/merchants': taking(nothing, () => ({ items: [...state.merchants.values()] })),
    'POST /__sim/merchants': taking(
      merchantsSchema,
      (merchants) => (commit({ kind: 'merchants', merchants }), status()),
    ),
    'POST /__sim/config': taking(settingsChangeSchema, (change) => (commit({ kind: 'settings', change }), status())),
    'POST /__sim/clock': taking(clockChangeSchema, (change) => {
      commit({ kind: 'clock', clock: changeClock(state.clock, change) });
      return status();
    }),
    'DELETE /__sim/clock': taking(nothing, () => (commit({ kind: 'clock', clock: TRUE_CLOCK }), status())),
    'POST /__sim/fault': taking(cloverFaultSchema, (input): CloverFault => {
      const fault = toWaiting(state.faults, input);
      commit({ kind: 'fault', fault });
      return fault;
    }),
    'DELETE /__sim/fault': taking(nothing, () => (commit({ kind: 'faults-cleared' }), status())),
    'POST /__sim/webhook/verify': taking(nothing, () => verifyWebhook(clover)),
    'POST /__sim/webhook/fire': taking(fireSchema, (input) => fireWebhook(clover, input)),
    'GET /__sim/webhook/deliveries': taking(nothing, () => ({ items: state.deliveries })),
    'POST /__sim/uninstall': taking(whichSchema, async ({ merchant }) => {
      const { id } = getMerchant(clover, merchant);
      commit({ kind: 'uninstalled', merchantId: id });
      return { delivery: await deliverAppEvent(clover, id, 'DELETE') };
    }),
  };
}

export function getMerchant({ state }: Clover, id: string): Merchant {
  const merchant = state.merchants.get(id);
  if (!merchant) throw controlRefusal(404, `There is no merchant ${id}.`);
  return merchant;
}

function readStatus({ state, now }: Clover) {
  return {
    now: new Date(now()).toISOString(),
    isFrozen: state.clock.frozenAt !== null,
    settings: state.settings,
    faults: state.faults,
    counters: {
      merchants: state.merchants.size,
      codes: state.codes.size,
      accessTokens: state.accessTokens.size,
      refreshTokens: state.refreshTokens.size,
      deliveries: state.deliveries.length,
    },
  };
}
