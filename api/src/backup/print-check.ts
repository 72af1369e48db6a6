import type { BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import type { Gap } from './check-numbers.ts';
import { isSound, type DatabaseCheck } from './check-database.ts';

/**
 * Returns the output of `npm run restore:check`: a line for each thing looked at, and below it its faults. Of a database that
 * is served there is no manifest.
 */
export function printCheck(
  { manifest, check }: { manifest: BackupManifest | null; check: DatabaseCheck },
  { check: texts }: BackupTexts,
): string {
  const fault = ({ deviceId, kind, noTrans }: DatabaseCheck['faults'][number]): string =>
    texts.fault(deviceId, kind, noTrans);
  const { faults, fewer, missingDevices, repeatedReceipts, orphans, numbers, evidence } = check;
  return [
    manifest ? texts.title(manifest.madeAt, manifest.comptoir) : texts.titleServed,
    ...section(
      texts.chains(check.chains, check.bills),
      faults.filter((one) => !isEnd(one)).map((one) => fault(one)),
    ),
    ...section(manifest ? texts.heads : texts.headsServed, [
      ...faults.filter((one) => isEnd(one)).map((one) => fault(one)),
      ...missingDevices.map((device) => texts.missing(device)),
    ]),
    ...(manifest
      ? section(
          texts.counts,
          fewer.map(({ table, claimed, found }) => texts.fewer(table, claimed, found)),
        )
      : []),
    ...section(
      texts.once,
      repeatedReceipts.map((number) => texts.receipt(number)),
    ),
    ...section(
      texts.whole,
      orphans.map(({ table, count }) => texts.orphans(table, count)),
    ),
    ...section(numbers.known.length === 0 ? texts.numbers : texts.numbersButKnown, [
      ...numbers.repeating.map(({ kind, next, highest }) => texts.repeating(kind, next, highest)),
      ...numbers.gaps.map((gap) => texts.gap(gap.kind, nameRange(gap))),
    ]),
    ...(evidence ? [...section(texts.trail, evidence.trail), ...section(texts.log, evidence.log)] : []),
    ...(manifest ? section(texts.schema, check.schemaDiffers ? [manifest.schema.last] : []) : []),
    ...printKnown(check, texts),
    verdictOf(check, { texts, isServed: manifest === null }),
  ].join('\n');
}

function verdictOf(
  check: DatabaseCheck,
  { texts, isServed }: { texts: BackupTexts['check']; isServed: boolean },
): string {
  if (isServed) return isSound(check) ? texts.soundServed : texts.unsoundServed;
  return isSound(check) ? texts.sound : texts.unsound;
}

/** Lists the traces of a restore that are no fault, so that no one takes them for one, or for nothing. */
export function printKnown(
  { numbers, restored }: Pick<DatabaseCheck, 'numbers' | 'restored'>,
  texts: BackupTexts['check'],
  most = MOST_LINES,
): string[] {
  const lines = [
    ...numbers.known.map((gap) => texts.knownGap(gap.kind, nameRange(gap))),
    ...restored.map((lane) => texts.lane(lane)),
  ];
  return lines.length === 0 ? [] : [`• ${texts.known}`, ...cut(lines, most)];
}

function nameRange({ kind, first, last }: Gap): string {
  const name = (number: number) => documentNumber(kind === 'invoices' ? 'invoice' : 'credit-note', number);
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}

const section = (title: string, wrongs: readonly string[]): string[] => [
  `${wrongs.length === 0 ? '✓' : '✗'} ${title}`,
  ...cut(wrongs),
];

const MOST_LINES = 20;

const cut = (lines: readonly string[], most = MOST_LINES): string[] => [
  ...lines.slice(0, most).map((line) => `    ${line}`),
  ...(lines.length > most ? [`    … ${lines.length - most}`] : []),
];

const isEnd = ({ kind }: { kind: string }): boolean => kind === 'lane-head' || kind === 'manifest-head';
