import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';

/** Which way a page goes from the bill that a cursor names. */
export type Direction = 'older' | 'newer';

/** Where a page begins: behind a bill, on one of its sides. */
export interface BillCursor {
  readonly direction: Direction;
  readonly signedAt: Date;
  readonly id: string;
}

const shape = z.tuple([z.enum(['older', 'newer']), z.coerce.date(), z.uuid()]);

export const encodeBillCursor = (direction: Direction, bill: { signedAt: Date; id: string }): string =>
  Buffer.from(JSON.stringify([direction, bill.signedAt.toISOString(), bill.id])).toString('base64url');

/** Reads a cursor back. @throws AppError validation-failed for a word that is none of ours */
export function decodeBillCursor(cursor: string): BillCursor {
  try {
    const [direction, signedAt, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { direction, signedAt, id };
  } catch {
    throw new AppError('validation-failed', [{ path: 'cursor', rule: 'invalid' }]);
  }
}
