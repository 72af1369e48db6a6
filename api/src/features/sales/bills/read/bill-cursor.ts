import { z } from 'zod';
import { readCursor, writeCursor } from '../../../../platform/http/cursor.ts';

/** Direction of a page from the bill that a cursor names. */
export type Direction = 'older' | 'newer';

/** Start of a page: behind a bill, on one of its sides. */
export interface BillCursor {
  readonly direction: Direction;
  readonly signedAt: Date;
  readonly id: string;
}

const shape = z.tuple([z.enum(['older', 'newer']), z.coerce.date(), z.uuid()]);

export const encodeBillCursor = (direction: Direction, { signedAt, id }: { signedAt: Date; id: string }): string =>
  writeCursor([direction, signedAt, id]);

/** Reads a cursor back. @throws AppError validation-failed for a word that is none of ours */
export function decodeBillCursor(cursor: string): BillCursor {
  const [direction, signedAt, id] = readCursor(shape, cursor);
  return { direction, signedAt, id };
}
