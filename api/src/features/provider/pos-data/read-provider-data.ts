import type { PosDataKind } from '@comptoir/contract/provider/pos-connection';
import type { Outcome, PosAccess, PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { Outage } from '../../../platform/outage.ts';
import { callProvider } from '../pos-connection/call-provider.ts';
import type { ConnectionDeps } from '../pos-connection/renew-tokens.ts';
import { saveEmployees } from './save-employees.ts';
import { keepInventory } from '../../sales/menu-provider/keep-inventory.ts';
import { isStillConnected, saveDevices, saveMerchant, saveTaxRates, type KeptData } from './pos-data.store.ts';
import { lockRead, recordFailure, recordSuccess, type ReadFailure } from './pos-reads.store.ts';
import type { Reading } from '../pos-connection/queue-readings.ts';

/**
 * Reads one kind of a merchant's data at the provider and keeps it, whole or not at all. A reading is as old as its
 * beginning: one that comes through after a younger one is dropped. What came of it is noted.
 * @throws Error while the provider cannot be asked; the queue comes back to it
 */
export async function readProviderData(deps: ConnectionDeps, reading: Reading): Promise<void> {
  const readAt = deps.now();
  const result = await READERS[reading.kind](deps, reading.merchantId);
  await deps.database.transaction({ role: 'system' }, async (tx) => {
    if (!(await lockRead(tx, { ...reading, readAt }))) return;
    const failure = result.failure ?? ((await isStillConnected(tx, reading.merchantId)) ? null : 'needs-sign-in');
    if (failure) return recordFailure(tx, { ...reading, failedAt: deps.now(), failure });
    await result.keep(tx, { merchantId: reading.merchantId, readAt });
    recordSuccess(tx, { ...reading, readAt });
  });
  deps.announcements.publish(reading.merchantId);
  if (result.failure === 'unavailable')
    throw new Outage(`the provider’s ${reading.kind} cannot be read: ${result.detail}`);
}

/** Result of a call: something to keep, or why there is nothing. */
interface Result {
  readonly failure: ReadFailure | null;
  readonly detail: string;
  readonly keep: (tx: Transaction, kept: KeptData) => Promise<void> | void;
}

type Reader = (deps: ConnectionDeps, merchantId: string) => Promise<Result>;

const READERS: Readonly<Record<PosDataKind, Reader>> = {
  merchant: reader((provider, access) => provider.readMerchant(access), saveMerchant),
  employees: reader((provider, access) => provider.listEmployees(access), saveEmployees),
  devices: reader((provider, access) => provider.listDevices(access), saveDevices),
  'tax-rates': reader((provider, access) => provider.listTaxRates(access), saveTaxRates),
  inventory: reader((provider, access) => provider.readInventory(access), keepInventory),
};

function reader<Answer>(
  ask: (provider: PosProvider, access: PosAccess) => Promise<Outcome<Answer>>,
  keep: (tx: Transaction, kept: KeptData, answer: Answer) => Promise<void> | void,
): Reader {
  return async (deps, merchantId) => {
    try {
      const outcome = await callProvider(deps, merchantId, ask);
      switch (outcome.kind) {
        case 'answer':
          return { failure: null, detail: '', keep: (tx, kept) => keep(tx, kept, outcome.answer) };
        case 'refused':
          return failed('refused');
        case 'unavailable':
        case 'unknown':
          return failed('unavailable', outcome.detail);
      }
    } catch (error) {
      // No one did anything wrong: it is for the merchant to come back from the provider.
      if (error instanceof AppError && error.code === 'pos-needs-sign-in') return failed('needs-sign-in');
      if (error instanceof AppError && error.code === 'pos-unavailable') return failed('unavailable', error.code);
      throw error;
    }
  };
}

const failed = (failure: ReadFailure, detail = ''): Result => ({ failure, detail, keep: () => {} });
