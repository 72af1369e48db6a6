import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { MERCHANT_ORDERS, type MerchantOrder } from './merchant-order.ts';

/** Direction of a page from the merchant that a cursor names. */
export type Direction = 'on' | 'back';

/** Start of a page: behind a merchant, on one of its sides, in the order in which it was found. */
export interface MerchantCursor {
  readonly direction: Direction;
  readonly order: MerchantOrder;
  readonly key: string;
  readonly id: string;
}

const shape = z.tuple([z.enum(['on', 'back']), z.enum(MERCHANT_ORDERS), z.string().regex(/^[^\0]*$/), z.uuid()]);

export const encodeMerchantCursor = ({ direction, order, key, id }: MerchantCursor): string =>
  writeCursor([direction, order, key, id]);

/** Reads a cursor back. @throws AppError validation-failed for a word that is none of ours, or of another order */
export function decodeMerchantCursor(cursor: string, wanted: MerchantOrder): MerchantCursor {
  const [direction, order, key, id] = readCursor(shape, cursor);
  if (order !== wanted) throw new AppError('validation-failed', [{ path: 'cursor', rule: 'invalid' }]);
  return { direction, order, key, id };
}
