import type pg from 'pg';
import type { BackupManifest } from './backup-manifest.ts';
import { checkChain, type ChainFinding } from './check-chain.ts';
import type { EvidenceCheck } from './check-evidence.ts';
import { checkNumbers, type NumberCheck } from './check-numbers.ts';
import {
  atOneMoment,
  listOrphans,
  listRepeatedReceipts,
  listRestoredLanes,
  readAll,
  type Orphans,
  type RestoredLane,
} from './database-facts.queries.ts';

/** Findings of a check of a whole database. Empty lists are good news. */
export interface DatabaseCheck {
  readonly chains: number;
  readonly bills: number;
  readonly faults: readonly ({ deviceId: string } & ChainFinding)[];
  /** Devices that the manifest names and the database does not have. */
  readonly missingDevices: readonly string[];
  /** Tables with fewer rows than the manifest says. */
  readonly fewer: readonly { table: string; claimed: number; found: number }[];
  readonly repeatedReceipts: readonly string[];
  readonly orphans: readonly Orphans[];
  readonly numbers: NumberCheck;
  /** Chains that a restore has cut short, or whose tills have handed in again what it lacked: known, and no fault. */
  readonly restored: readonly RestoredLane[];
  readonly schemaDiffers: boolean;
  readonly counts: Readonly<Record<string, number>>;
  /** Of evidence that is followed across files; null where only the database was looked at. */
  readonly evidence: EvidenceCheck | null;
}

/** Claim that a database is compared with. */
export type Claim = Pick<BackupManifest, 'schema' | 'counts' | 'lanes'>;

/**
 * Verifies every chain, compares every head and count with a manifest, and looks for what stands twice or is missing: all at one moment.
 * Without a manifest, the database is held against itself.
 */
export const checkDatabase = (client: pg.Client, manifest: Claim | null): Promise<DatabaseCheck> =>
  atOneMoment(client, () => checkNow(client, manifest));

async function checkNow(client: pg.Client, given: Claim | null): Promise<DatabaseCheck> {
  const facts = await readAll(client);
  const manifest = given ?? facts;
  const claimed = new Map(manifest.lanes.map((lane) => [lane.deviceId, lane]));
  const faults: ({ deviceId: string } & ChainFinding)[] = [];
  let bills = 0;
  for (const lane of facts.lanes) {
    const chain = await checkChain(client, { lane, claimed: claimed.get(lane.deviceId) ?? null });
    bills += chain.bills;
    faults.push(...chain.findings.map((finding) => ({ deviceId: lane.deviceId, ...finding })));
  }
  const found = new Set(facts.lanes.map(({ deviceId }) => deviceId));
  return {
    chains: facts.lanes.length,
    bills,
    faults,
    missingDevices: manifest.lanes.flatMap(({ deviceId }) => (found.has(deviceId) ? [] : [deviceId])),
    fewer: Object.entries(manifest.counts).flatMap(([table, most]) =>
      (facts.counts[table] ?? 0) < most ? [{ table, claimed: most, found: facts.counts[table] ?? 0 }] : [],
    ),
    repeatedReceipts: await listRepeatedReceipts(client),
    orphans: await listOrphans(client),
    numbers: await checkNumbers(client),
    restored: await listRestoredLanes(client),
    schemaDiffers: facts.schema.last !== manifest.schema.last || facts.schema.count !== manifest.schema.count,
    counts: facts.counts,
    evidence: null,
  };
}

export const isSound = (check: DatabaseCheck): boolean =>
  !check.schemaDiffers &&
  [
    check.faults,
    check.missingDevices,
    check.fewer,
    check.repeatedReceipts,
    check.orphans,
    check.numbers.repeating,
    check.numbers.gaps,
    check.evidence?.trail ?? [],
    check.evidence?.log ?? [],
  ].every((list) => list.length === 0);
