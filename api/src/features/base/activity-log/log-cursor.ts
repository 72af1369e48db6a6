import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';

/** Which way a page goes from the line that a cursor names. */
export type Direction = 'older' | 'newer';

/** Where a page begins: behind a line, on one of its sides. `at` is the line's instant to the microsecond. */
export interface LogCursor {
  readonly direction: Direction;
  readonly at: string;
  readonly id: string;
}

const shape = z.tuple([z.enum(['older', 'newer']), z.iso.datetime({ precision: 6 }), z.uuid()]);

export const encodeLogCursor = (direction: Direction, line: { listedKey: string; id: string }): string =>
  Buffer.from(JSON.stringify([direction, line.listedKey, line.id])).toString('base64url');

/** Reads a cursor back. @throws AppError validation-failed for a word that is none of ours */
export function decodeLogCursor(cursor: string): LogCursor {
  try {
    const [direction, at, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { direction, at, id };
  } catch {
    throw new AppError('validation-failed', [{ path: 'cursor', rule: 'invalid' }]);
  }
}
