import type { Transaction } from '../../../platform/database/database.ts';
import { hashSecretCode, makeSecretCode } from '../../base/access/secret-code.ts';
import { replaceRecoveryCodes } from './profile.store.ts';

const HOW_MANY = 10;

/** Ten fresh recovery codes in the place of all before; kept hashed, in clear only here. */
export function createRecoveryCodes(tx: Transaction, accountId: string): string[] {
  const codes = Array.from({ length: HOW_MANY }, makeSecretCode);
  replaceRecoveryCodes(tx, accountId, codes.map(hashSecretCode));
  return codes;
}
