import { z } from 'zod';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';

/** Direction of a page from the line that a cursor names. */
export type Direction = 'older' | 'newer';

/** Start of a page: behind a line, on one of its sides. `at` is the line's instant to the microsecond. */
export interface LogCursor {
  readonly direction: Direction;
  readonly at: string;
  readonly id: string;
}

const shape = z.tuple([z.enum(['older', 'newer']), z.iso.datetime({ precision: 6 }), z.uuid()]);

export const encodeLogCursor = (direction: Direction, { listedKey, id }: { listedKey: string; id: string }): string =>
  writeCursor([direction, listedKey, id]);

/** Reads a cursor back. @throws AppError validation-failed for a word that is none of ours */
export function decodeLogCursor(cursor: string): LogCursor {
  const [direction, at, id] = readCursor(shape, cursor);
  return { direction, at, id };
}
