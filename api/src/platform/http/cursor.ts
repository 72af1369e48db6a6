import { z } from 'zod';
import { AppError } from './app-error.ts';

const shape = z.tuple([z.coerce.date(), z.uuid()]);

/** Where a page ended, as an opaque word. */
export const encodeCursor = (row: { occurredAt: Date; id: string }): string =>
  Buffer.from(JSON.stringify([row.occurredAt.toISOString(), row.id])).toString('base64url');

/** Reads a cursor back. @throws AppError validation-failed for a word that is none of ours */
export function decodeCursor(cursor: string): { occurredAt: Date; id: string } {
  try {
    const [occurredAt, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { occurredAt, id };
  } catch {
    throw new AppError('validation-failed', [{ path: 'cursor', rule: 'invalid' }]);
  }
}
