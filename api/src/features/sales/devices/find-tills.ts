import type { Statements } from '../../../platform/database/open-statements.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { inGroups } from '../../../platform/in-groups.ts';
import { listCallingDevices, type RecognizedDevice } from './devices.store.ts';

/** Looks a till up by the hash of its token. @throws AppError device-not-recognized */
export type FindTill = (tokenHash: Buffer) => Promise<RecognizedDevice>;

/** Looks tills up in groups: each look begins after its call came, so none sees less than one of its own would. */
export function findTills(statements: Statements): FindTill {
  const find = inGroups<Buffer, RecognizedDevice | null>({
    together: async (tokenHashes) => {
      const found = await listCallingDevices(statements, tokenHashes);
      const tills = new Map(found.map(({ tokenHash, ...till }) => [tokenHash.toString('hex'), till]));
      return tokenHashes.map((tokenHash) => tills.get(tokenHash.toString('hex')) ?? null);
    },
  });
  return async (tokenHash) => {
    const found = await find(tokenHash);
    if (!found) throw new AppError('device-not-recognized');
    return found;
  };
}
