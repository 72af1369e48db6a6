import { checkTransaction } from '../requests/check-transaction.ts';
import type { Finding } from '../requests/finding.ts';
import type { RateTable } from '../requests/rate-table.ts';
import type { UnsignedTransaction } from '../requests/transaction.ts';

/** A transaction that the authority would refuse, with the ids that it would answer. */
export class IncoherentTransactionError extends RangeError {
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    super(`transaction would be refused: ${findings.map(({ errorId, path }) => `${errorId} ${path}`).join(', ')}`);
    this.findings = findings;
  }
}

/**
 * Stops a transaction whose codes, items or amounts do not go together before it is signed: a link of a chain cannot be taken back.
 *
 * Throws `IncoherentTransactionError` with the authority's own error ids. Source: SRM-40.
 */
export function refuseIncoherent(transaction: UnsignedTransaction, table: RateTable): void {
  const findings = checkTransaction(transaction, table);
  if (findings.length > 0) throw new IncoherentTransactionError(findings);
}
