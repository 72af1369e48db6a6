import type { PosDataKind } from '@comptoir/contract/provider/pos-connection';
import type { Outcome, PosAccess, PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { callProvider } from '../pos-connection/call-provider.ts';
import type { ConnectionNeeds } from '../pos-connection/renew-tokens.ts';
import { keepEmployees } from './keep-employees.ts';
import { isStillConnected, keepDevices, keepMerchant, keepTaxRates, type KeptData } from './pos-data.store.ts';
import { lockRead, noteFailure, noteSuccess, type ReadFailure } from './pos-reads.store.ts';
import type { Reading } from './queue-readings.ts';

/**
 * Reads one kind of a merchant's data at the provider and keeps it, whole or not at all. A reading is as old as its
 * beginning: one that comes through after a younger one is dropped. What came of it is noted.
 * @throws Error while the provider cannot be asked; the queue comes back to it
 */
export async function readProviderData(needs: ConnectionNeeds, reading: Reading): Promise<void> {
  const readAt = needs.now();
  const result = await READERS[reading.kind](needs, reading.merchantId);
  await needs.database.transaction({ role: 'system' }, async (tx) => {
    if (!(await lockRead(tx, { ...reading, readAt }))) return;
    const failure = result.failure ?? ((await isStillConnected(tx, reading.merchantId)) ? null : 'needs-sign-in');
    if (failure) return noteFailure(tx, { ...reading, failedAt: needs.now(), failure });
    await result.keep(tx, { merchantId: reading.merchantId, readAt });
    noteSuccess(tx, { ...reading, readAt });
  });
  needs.announcements.announce(reading.merchantId);
  if (result.failure === 'unavailable')
    throw new Error(`the provider’s ${reading.kind} cannot be read: ${result.detail}`);
}

/** What a call gave: something to keep, or why there is nothing. */
interface Result {
  readonly failure: ReadFailure | null;
  readonly detail: string;
  readonly keep: (tx: Transaction, kept: KeptData) => Promise<void> | void;
}

type Reader = (needs: ConnectionNeeds, merchantId: string) => Promise<Result>;

const READERS: Readonly<Record<PosDataKind, Reader>> = {
  merchant: reader((provider, access) => provider.readMerchant(access), keepMerchant),
  employees: reader((provider, access) => provider.listEmployees(access), keepEmployees),
  devices: reader((provider, access) => provider.listDevices(access), keepDevices),
  'tax-rates': reader((provider, access) => provider.listTaxRates(access), keepTaxRates),
};

function reader<Answer>(
  ask: (provider: PosProvider, access: PosAccess) => Promise<Outcome<Answer>>,
  keep: (tx: Transaction, kept: KeptData, answer: Answer) => Promise<void> | void,
): Reader {
  return async (needs, merchantId) => {
    try {
      const outcome = await callProvider(needs, merchantId, ask);
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
      // Nobody did anything wrong: it is for the merchant to come back from the provider.
      if (error instanceof AppError && error.code === 'pos-needs-sign-in') return failed('needs-sign-in');
      if (error instanceof AppError && error.code === 'pos-unavailable') return failed('unavailable', error.code);
      throw error;
    }
  };
}

const failed = (failure: ReadFailure, detail = ''): Result => ({ failure, detail, keep: () => {} });
