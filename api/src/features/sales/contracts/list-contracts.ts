import type { ContractRow as Row, ContractView } from '@comptoir/contract/sales/contracts';
import type { ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { listContractRows } from './contracts.queries.ts';
import { findContract } from './contracts.store.ts';
import { rowOf, viewContract } from './view-contract.ts';

/** Filter and page of the list. */
interface WantedContracts {
  readonly q?: string | undefined;
  readonly states?: readonly ContractState[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of a merchant's contracts, the last one first; who is a caterer no more still has those there are. */
export async function listContracts(
  database: Database,
  scope: MerchantScope,
  { q, states, cursor, limit }: WantedContracts,
): Promise<{ items: Row[]; nextCursor: string | null }> {
  const [before] = cursor === undefined ? [null] : readCursor(place, cursor);
  const search = q?.trim() || null;
  const filter = { merchantId: scope.merchantId, search, states: states ?? null, before, limit: limit + 1 };
  const rows = await database.transaction(scopeOf(scope), (tx) => listContractRows(tx, filter));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(rowOf), nextCursor: last ? writeCursor([last.count]) : null };
}

const place = z.tuple([z.number().int().min(1).max(2_147_483_647)]);

/** @throws AppError not-found */
export async function readContract(database: Database, scope: MerchantScope, id: string): Promise<ContractView> {
  const contract = await database.transaction(scopeOf(scope), (tx) =>
    findContract(tx, { id, merchantId: scope.merchantId }),
  );
  if (!contract) throw new AppError('not-found');
  return viewContract(contract);
}
