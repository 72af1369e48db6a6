import type { MerchantBatchDetails, MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { toCsv } from '../../../platform/files/shown-csv.ts';
import { ROW_FORMATS } from '../../../platform/files/write-rows.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { merchantBatchesEn } from './merchant-batches.en.ts';
import { merchantBatchesFr } from './merchant-batches.fr.ts';
import { listBatchRows, listLeftMerchants, type BatchRow } from './merchant-batches.store.ts';

const LISTED = 20;
/** As many as a person looks through; the file has all. */
const SHOWN = 100;

const WORDS = { fr: merchantBatchesFr, en: merchantBatchesEn };

/** The newest batches. */
export const listMerchantBatches = async (database: Database, actor: Actor): Promise<MerchantBatchView[]> =>
  (await database.transaction(scopeOfActor(actor), (tx) => listBatchRows(tx, { limit: LISTED }))).map(viewOf);

/** Returns the progress of a batch, and the merchants to whom it was not done. @throws AppError not-found */
export const readMerchantBatch = (database: Database, actor: Actor, id: string): Promise<MerchantBatchDetails> =>
  database.transaction(scopeOfActor(actor), async (tx) => {
    const row = await getBatchRow(tx, id);
    return { ...viewOf(row), left: await listLeftMerchants(tx, { id, limit: SHOWN }) };
  });

/** To whom a batch was not done, and why. @throws AppError not-found */
export async function exportMerchantBatch(
  database: Database,
  actor: Actor,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<File> {
  const left = await database.transaction(scopeOfActor(actor), async (tx) => {
    await getBatchRow(tx, id);
    return listLeftMerchants(tx, { id, limit: null });
  });
  const { fileName, head, outcomes, reasons } = WORDS[language];
  const rows = left.map(({ merchantId, companyName, outcome, reason }) => [
    companyName,
    outcomes[outcome],
    reason ? reasons[reason] : '',
    merchantId,
  ]);
  return {
    name: fileName,
    business: null,
    contentType: ROW_FORMATS.csv.contentType,
    content: Buffer.from(toCsv([head, ...rows], language)),
    count: left.length,
  };
}

/** @throws AppError not-found */
export async function getBatchRow(tx: Transaction, id: string): Promise<BatchRow> {
  const [row] = await listBatchRows(tx, { id, limit: 1 });
  if (!row) throw new AppError('not-found');
  return row;
}

export const viewOf = ({ askedAt, endedAt, ...row }: BatchRow): MerchantBatchView => ({
  ...row,
  askedAt: askedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
