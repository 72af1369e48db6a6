import type pg from 'pg';
import type { BackupManifest } from './backup-manifest.ts';
import { checkChain, type ChainFinding } from './check-chain.ts';
import type { EvidenceCheck } from './check-evidence.ts';
import {
  listNumberRuns,
  listRepeatedReceipts,
  readFacts,
  wasRestored,
  type NumberRun,
} from './database-facts.queries.ts';

/** What a look at a whole database found. Empty lists are good news. */
export interface DatabaseCheck {
  readonly chains: number;
  readonly bills: number;
  readonly faults: readonly ({ deviceId: string } & ChainFinding)[];
  /** Devices that the manifest names and the database does not have. */
  readonly missingDevices: readonly string[];
  /** Tables with fewer rows than the manifest says. */
  readonly fewer: readonly { table: string; claimed: number; found: number }[];
  readonly repeatedReceipts: readonly string[];
  /** Runs of document numbers that have a gap, or that go on at a number in use. */
  readonly brokenRuns: readonly NumberRun[];
  readonly schemaDiffers: boolean;
  readonly counts: Readonly<Record<string, number>>;
  /** Of evidence that is followed across files; null where only the database was looked at. */
  readonly evidence: EvidenceCheck | null;
}

/** Verifies every chain, compares every head and count with a manifest, and looks for what stands twice or is missing. */
export async function checkDatabase(client: pg.Client, manifest: BackupManifest): Promise<DatabaseCheck> {
  const facts = await readFacts(client);
  const claimed = new Map(manifest.lanes.map((lane) => [lane.deviceId, lane]));
  const faults: ({ deviceId: string } & ChainFinding)[] = [];
  let bills = 0;
  for (const lane of facts.lanes) {
    const chain = await checkChain(client, { lane, claimed: claimed.get(lane.deviceId) ?? null });
    bills += chain.bills;
    faults.push(...chain.findings.map((finding) => ({ deviceId: lane.deviceId, ...finding })));
  }
  const found = new Set(facts.lanes.map(({ deviceId }) => deviceId));
  const mayHaveGaps = await wasRestored(client);
  return {
    chains: facts.lanes.length,
    bills,
    faults,
    missingDevices: manifest.lanes.flatMap(({ deviceId }) => (found.has(deviceId) ? [] : [deviceId])),
    fewer: Object.entries(manifest.counts).flatMap(([table, most]) =>
      (facts.counts[table] ?? 0) < most ? [{ table, claimed: most, found: facts.counts[table] ?? 0 }] : [],
    ),
    repeatedReceipts: await listRepeatedReceipts(client),
    brokenRuns: (await listNumberRuns(client)).filter((run) => isBroken(run, mayHaveGaps)),
    schemaDiffers: facts.schema.last !== manifest.schema.last || facts.schema.count !== manifest.schema.count,
    counts: facts.counts,
    evidence: null,
  };
}

/** Numbers are unique by a constraint: as many as there are from 1 to the highest means that none is missing. */
const isBroken = ({ count, lowest, highest, next }: NumberRun, mayHaveGaps: boolean): boolean =>
  next <= highest || (!mayHaveGaps && (lowest !== 1 || count !== highest));

export const isSound = (check: DatabaseCheck): boolean =>
  !check.schemaDiffers &&
  [
    check.faults,
    check.missingDevices,
    check.fewer,
    check.repeatedReceipts,
    check.brokenRuns,
    check.evidence?.trail ?? [],
    check.evidence?.log ?? [],
  ].every((list) => list.length === 0);
