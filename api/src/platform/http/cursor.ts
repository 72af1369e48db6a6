import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Writes the place where a page ended, as an opaque word. */
export const writeCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads such a word back. @throws AppError validation-failed for a word that is none of ours */
export function readCursor<Place>(shape: z.ZodType<Place>, cursor: string): Place {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('validation-failed', [{ path: 'cursor', rule: 'invalid' }]);
  }
}

const shape = z.tuple([z.coerce.date(), z.uuid()]);

/** The place of a row in the order of time. */
export const encodeCursor = ({ occurredAt, id }: { occurredAt: Date; id: string }): string =>
  writeCursor([occurredAt, id]);

/** Reads it back. @throws AppError validation-failed for a word that is none of ours */
export function decodeCursor(cursor: string): { occurredAt: Date; id: string } {
  const [occurredAt, id] = readCursor(shape, cursor);
  return { occurredAt, id };
}
