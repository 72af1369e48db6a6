import { verifyChain, type ChainLink } from '@comptoir/websrm/signing/chain';
import { importPublicKey } from '@comptoir/websrm/signing/keys';
import { transactionSchema } from '@comptoir/websrm/requests/transaction';
import type pg from 'pg';
import type { LaneHead } from './backup-manifest.ts';
import { listLinks, listPublicKeys, listTransmitted, type StoredLink } from './database-facts.queries.ts';

/** Fault of a chain, with its place as far as it has one. */
export interface ChainFinding {
  readonly kind:
    | 'altered'
    | 'dropped'
    | 'swapped'
    | 'repeated'
    | 'forked'
    | 'unknown-certificate'
    | 'unreadable'
    | 'position'
    | 'unrecorded'
    | 'lane-head'
    | 'manifest-head';
  readonly noTrans: string | null;
}

/** Verifies the whole chain of a device, and that lane and manifest name its end. Also says how many bills it has. */
export async function checkChain(
  client: pg.Client,
  { lane, claimed }: { lane: LaneHead; claimed: LaneHead | null },
): Promise<{ bills: number; findings: ChainFinding[] }> {
  const stored = await listLinks(client, lane.deviceId);
  const findings = [
    ...(await checkLinks(client, lane.deviceId, stored)),
    ...checkPlaces(stored, await listTransmitted(client, lane.deviceId)),
    ...checkEnd(stored, lane),
    ...(claimed ? checkClaim(stored, claimed) : []),
  ];
  return { bills: stored.length, findings };
}

async function checkLinks(
  client: pg.Client,
  deviceId: string,
  stored: readonly StoredLink[],
): Promise<readonly ChainFinding[]> {
  const keys = await listPublicKeys(client, deviceId);
  const links: ChainLink[] = [];
  for (const { noTrans, signature, document } of stored) {
    const link = readLink(document);
    if (link?.signa.actu !== signature || link.noTrans !== noTrans) return [{ kind: 'unreadable', noTrans }];
    links.push(link);
  }
  const report = await verifyChain({
    links,
    publicKeyOf: (thumbprint) => {
      const key = keys.get(thumbprint);
      return key === undefined ? null : importPublicKey(key);
    },
  });
  return report.ok ? [] : report.faults.map(({ kind, noTrans }) => ({ kind, noTrans }));
}

function readLink(document: string) {
  try {
    return transactionSchema.safeParse(JSON.parse(document)).data ?? null;
  } catch {
    return null;
  }
}

/** Places run from 1 without a gap, each once, and for each it is written what became of the bill. */
function checkPlaces(stored: readonly StoredLink[], transmitted: readonly number[]): ChainFinding[] {
  const misplaced = stored.find(({ position }, index) => position !== index + 1);
  const unrecorded = stored.find(({ position }, index) => transmitted[index] !== position);
  return [
    ...(misplaced ? [{ kind: 'position' as const, noTrans: misplaced.noTrans }] : []),
    ...(unrecorded || transmitted.length !== stored.length
      ? [{ kind: 'unrecorded' as const, noTrans: unrecorded?.noTrans ?? null }]
      : []),
  ];
}

function checkEnd(stored: readonly StoredLink[], { position, head }: LaneHead): ChainFinding[] {
  const last = stored.at(-1);
  const isEnd = position === stored.length && head === (last?.signature ?? null);
  return isEnd ? [] : [{ kind: 'lane-head', noTrans: last?.noTrans ?? null }];
}

/** The copy was made while the server went on: the head of its manifest is on the chain, perhaps not at its end. */
function checkClaim(stored: readonly StoredLink[], { position, head }: LaneHead): ChainFinding[] {
  const found = position === 0 ? null : (stored[position - 1]?.signature ?? 'missing');
  return found === head ? [] : [{ kind: 'manifest-head', noTrans: stored[position - 1]?.noTrans ?? null }];
}
