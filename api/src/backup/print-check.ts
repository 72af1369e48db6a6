import type { BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { isSound, type DatabaseCheck } from './check-database.ts';

/** What `npm run restore:check` prints: a line for each thing looked at, and below it what is wrong with it. */
export function printCheck(
  { manifest, check }: { manifest: BackupManifest; check: DatabaseCheck },
  { check: texts }: BackupTexts,
): string {
  const fault = ({ deviceId, kind, noTrans }: DatabaseCheck['faults'][number]): string =>
    texts.fault(deviceId, kind, noTrans);
  const { faults, fewer, missingDevices, repeatedReceipts, brokenRuns, evidence } = check;
  return [
    texts.title(manifest.madeAt, manifest.comptoir),
    ...section(
      texts.chains(check.chains, check.bills),
      faults.filter((one) => !isEnd(one)).map((one) => fault(one)),
    ),
    ...section(texts.heads, [
      ...faults.filter((one) => isEnd(one)).map((one) => fault(one)),
      ...missingDevices.map((device) => texts.missing(device)),
    ]),
    ...section(
      texts.counts,
      fewer.map(({ table, claimed, found }) => texts.fewer(table, claimed, found)),
    ),
    ...section(
      texts.once,
      repeatedReceipts.map((number) => texts.receipt(number)),
    ),
    ...section(
      texts.numbers,
      brokenRuns.map(({ kind, count, highest }) => texts.run(kind, count, highest)),
    ),
    ...(evidence ? [...section(texts.trail, evidence.trail), ...section(texts.log, evidence.log)] : []),
    ...section(texts.schema, check.schemaDiffers ? [manifest.schema.last] : []),
    isSound(check) ? texts.sound : texts.unsound,
  ].join('\n');
}

const section = (title: string, wrongs: readonly string[]): string[] => [
  `${wrongs.length === 0 ? '✓' : '✗'} ${title}`,
  ...wrongs.slice(0, 20).map((wrong) => `    ${wrong}`),
];

const isEnd = ({ kind }: { kind: string }): boolean => kind === 'lane-head' || kind === 'manifest-head';
