import { isReadOtherwise } from '@comptoir/domain/sales/devices/is-read-otherwise';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { setBillPrefix } from './devices.store.ts';

/** Letters that are not mistaken for digits over a counter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Gives a till the prefix of its bill numbers: once, kept for good, and no other till's of the same merchant, so that no two bills of a day bear
 * one number (SRM-18), and none that a spreadsheet takes for a date or an amount. Of two tills that draw the same letters at once the database
 * lets one have them.
 */
export async function assignBillPrefix(
  database: Database,
  device: CallingDevice,
  draw: () => string = drawPrefix,
): Promise<string> {
  for (;;) {
    const prefix = draw();
    if (isReadOtherwise(prefix)) continue;
    try {
      return await database.transaction(scopeOfDevice(device), (tx) => setBillPrefix(tx, device.id, prefix));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

const drawPrefix = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'devices_bill_prefix';
