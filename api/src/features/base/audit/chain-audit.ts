import { createHash } from 'node:crypto';
import { CHAIN_START, linkText } from '@comptoir/domain/base/audit/audit-chain';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { findHead, insertLinks, listUnchained, lockChain } from './audit-chain.store.ts';

/** Most rows that are joined in one transaction. */
const MOST = 1000;

/** No transaction that writes a row takes as long. */
export const LONGEST_TRANSACTION_MS = 3_600_000;

/** The hash of a link, in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Joins rows that were written since the last time to the end of the chain. Not when they are written: a user who signs in would wait
 * for all who sign in at the same moment. Of two servers, one waits for the other.
 */
export async function chainAudit(database: Database): Promise<void> {
  while ((await database.transaction({ role: 'system' }, joinRows)) === MOST);
}

/** Joins rows to the chain, and returns their number. */
async function joinRows(tx: Transaction): Promise<number> {
  lockChain(tx);
  const head = await findHead(tx);
  const since = new Date((head?.recordedAt?.getTime() ?? 0) - LONGEST_TRANSACTION_MS);
  const rows = await listUnchained(tx, { since, limit: MOST });
  let { count, hash }: { count: number; hash: string } = head ? { count: head.position, hash: head.hash } : CHAIN_START;
  const links = rows.map((row) => {
    count += 1;
    hash = sha256(linkText(hash, count, row));
    return { position: count, eventId: row.id, hash };
  });
  if (links.length > 0) insertLinks(tx, links);
  return links.length;
}
