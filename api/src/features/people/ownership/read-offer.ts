import type { OwnershipOfferDetail } from '@comptoir/contract/people/ownership';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findTies, findTransfer, listStaying, type TransferKey, type TransferRow } from './ownership.store.ts';
import { viewOffer } from './view-transfer.ts';

export type ReadOfferDeps = Pick<Dependencies, 'database' | 'now' | 'isQstNumberCertified'>;

/**
 * Reads an offer for who it was made to, in no place of the business: with the names of what they would accept while it is open, and
 * nothing else of it. @throws AppError not-found
 */
export async function readOffer(tx: Transaction, deps: ReadOfferDeps, key: TransferKey): Promise<OwnershipOfferDetail> {
  const row = await findTransfer(tx, key);
  if (!row) throw new AppError('not-found');
  const view = viewOffer(row, deps.now());
  return { ...view, comesWith: view.state === 'open' ? await listTies(tx, deps, row) : null };
}

async function listTies(
  tx: Transaction,
  { isQstNumberCertified }: ReadOfferDeps,
  row: TransferRow,
): Promise<OwnershipOfferDetail['comesWith']> {
  const ties = await findTies(tx, row.merchantId);
  if (!ties) throw new Error('an offered business is not there');
  const people = await listStaying(tx, row);
  return { people, ...ties, isCertified: await isQstNumberCertified(tx, row.merchantId) };
}
