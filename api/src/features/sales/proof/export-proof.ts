import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { RouteDependencies } from '../../../dependencies.ts';
import { streamSnapshot } from '../../../platform/database/stream-snapshot.ts';
import { writeArchive } from '../../../platform/files/write-archive.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { listLogHeads, listProvenDevices } from './proof.queries.ts';
import { readTools } from './read-tools.ts';
import { writeProof } from './write-proof.ts';

export type ExportProofDeps = Pick<
  RouteDependencies,
  'database' | 'exports' | 'announcements' | 'now' | 'signProof' | 'verifierDir'
>;

export interface ExportProofInput {
  readonly from: string;
  readonly to: string;
  readonly user: { readonly id: string; readonly email: string };
  /** Rejects once the caller may read no more: a long export outlives sessions. */
  readonly mayGoOn: () => Promise<unknown>;
}

/** No browser keeps more in its memory before it is a file; six years of a busy counter are less. */
const MOST_BILLS = 500_000;

/**
 * A proof of the bills of some days, out of one snapshot, as fast as it is taken and in as much memory as a page needs. The log says
 * first that it was downloaded. @throws AppError validation-failed, not-found
 */
export async function exportProof(
  deps: ExportProofDeps,
  scope: MerchantScope,
  { from, to, user, mayGoOn }: ExportProofInput,
): Promise<File> {
  if (from > to) throw new AppError('validation-failed', [{ path: 'from', rule: 'after-end' }]);
  const { merchantId } = scope;
  const { companyName, timeZone } = await readMerchant(deps.database, scopeOf(scope), merchantId);
  const [start, end] = [midnightOf(from, timeZone), midnightOf(dayAfter(to), timeZone)];
  const tools = await readTools(deps.verifierDir);
  const { head: count, content } = await streamSnapshot(deps.exports, scopeOf(scope), async (tx) => {
    const devices = await listProvenDevices(tx, { merchantId, start, end });
    const bills = devices.reduce((sum, { firstPosition, lastPosition }) => sum + lastPosition - firstPosition + 1, 0);
    if (bills > MOST_BILLS) throw new AppError('validation-failed', [{ path: 'from', rule: 'too-many-bills' }]);
    await recordDownload(deps, scope, { user, from, to });
    const subject = {
      merchant: { id: merchantId, name: companyName },
      period: { from, to, timeZone },
      devices,
      createdAt: deps.now(),
      logHeads: await listLogHeads(tx, { merchantId, from, to }),
      sign: deps.signProof,
      tools,
      mayGoOn,
    };
    return { head: bills, pieces: writeArchive(writeProof(tx, subject), subject.createdAt) };
  });
  return {
    name: `comptoir-preuve-proof-${from}-${to}.zip`,
    business: companyName,
    contentType: 'application/zip',
    content,
    count,
  };
}

async function recordDownload(
  { database, announcements, now }: ExportProofDeps,
  scope: MerchantScope,
  { user, from, to }: Pick<ExportProofInput, 'user' | 'from' | 'to'>,
): Promise<void> {
  const record = { event: 'proof-downloaded' as const, facts: { email: user.email, from, to } };
  const entry = { merchantId: scope.merchantId, userId: user.id, occurredAt: now(), record };
  await database.transaction(scopeOf(scope), (tx) => writeLog(tx, [entry]));
  announcements.publish(scope.merchantId);
}
