import { createHash } from 'node:crypto';
import type { AnnualFigures } from '@comptoir/contract/sales/annual-reports';

type Head = AnnualFigures['proof']['devices'][number];

/**
 * SHA-256 over a line for each device, by which anyone computes it again: its number, the first and the last place of its chain, and the
 * last signature, which holds all before it. Null where there is no bill.
 */
export function proofRoot(heads: readonly Head[]): string | null {
  if (heads.length === 0) return null;
  const lines = heads.map(
    ({ number, firstPosition, lastPosition, lastSignature }) =>
      `${number ?? ''} ${firstPosition}-${lastPosition} ${lastSignature}\n`,
  );
  return createHash('sha256').update(lines.join(''), 'utf8').digest('hex');
}
