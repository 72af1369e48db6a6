import type { Fault, JoinedDevice, ProofReport } from './proof-report.ts';
import { compareGiven, type Given } from './compare-given.ts';
import type { Words } from './words.en.ts';

/** A fault in words: where it is, then what it is. */
export function describeFault({ kind, file, device, noTrans, position, refersTo }: Fault, words: Words): string {
  const places = [
    noTrans === undefined ? null : words.bill(noTrans),
    noTrans === undefined && device !== undefined ? device : null,
    position === undefined || position === 0 ? null : words.place(position),
    refersTo === undefined ? null : words.refersTo(refersTo),
    file ?? null,
  ];
  const where = places.filter((place) => place !== null).join(', ');
  return where === '' ? words.faults[kind] : `${where}. ${words.faults[kind]}`;
}

/** A till's part of the chain in words, with what it is joined to outside the period. */
export function describeDevice({ name, number, bills, before, after }: JoinedDevice, words: Words): string {
  if (bills === 0) return `${words.device(name, number, bills)}; ${words.idle(before, after)}`;
  const [start, end] = [
    before === null ? words.opens : words.follows(before),
    after === null ? words.ends : words.goesOn(after),
  ];
  return `${words.device(name, number, bills)} ; ${start} ; ${end}`.replaceAll(' ;', ';');
}

/** The one sentence that says how it stands. */
function sayVerdict({ faultCount, bills }: ProofReport, words: Words): string {
  if (faultCount > 0) return words.wrong(faultCount);
  return bills === 0 ? words.empty : words.ok;
}

/** By which key it is signed, and whether that is the one that was given; nothing where no list could be read. */
export function describeKey(report: ProofReport, given: readonly Given[], words: Words): string {
  if (report.fingerprint === '') return '';
  const known = words.known[compareGiven(report, given)];
  return report.key === null ? `${words.unsigned} ${known}` : `${words.signedBy(report.key)} ${known}`;
}

/** The headline: how it stands and by which key; a key that is another one comes first, since all may be right and made by someone else. */
function sayHeadline(report: ProofReport, given: readonly Given[], words: Words): string[] {
  const [verdict, key] = [sayVerdict(report, words), describeKey(report, given, words)];
  if (report.faultCount > 0) return key === '' ? [verdict] : [verdict, key];
  return [compareGiven(report, given) === 'other' ? `${words.otherKey} ${key} ${verdict}` : `${verdict} ${key}`];
}

/** Number of bills that have no reply of the authority with them, in words; nothing where all have. */
export const describeUnanswered = ({ unanswered }: ProofReport, words: Words): string =>
  unanswered === 0 ? '' : words.unansweredBills(unanswered);

/** Number of sealed days of the log, in words, and the last one's hash; nothing where none is. */
export function describeLog({ logHeads }: ProofReport, words: Words): string {
  const last = logHeads.at(-1);
  return last ? words.logDays(logHeads.length, last.day, last.sha256) : '';
}

/** Number of references that were followed, in words, and of those to bills before the period; nothing where there is none. */
export const describeReferences = ({ references: { inside, outside } }: ProofReport, words: Words): string =>
  inside + outside === 0 ? '' : words.followed(inside, outside);

/** The whole report, a line each; `given`: what was kept elsewhere. */
export function describeReport(report: ProofReport, given: readonly Given[], words: Words): string[] {
  const { form, merchant, from, to, bills, fingerprint, key, devices, faults, faultCount } = report;
  const facts: [string, string][] = [
    [words.business, merchant],
    [words.period, words.days(from, to)],
    [words.bills, String(bills)],
    [words.references, describeReferences(report, words)],
    [words.replies, describeUnanswered(report, words)],
    [words.fingerprint, fingerprint],
    [words.key, key ?? words.noKey],
    [words.log, describeLog(report, words)],
  ];
  return [
    ...sayHeadline(report, given, words),
    ...faults.map((fault) => `- ${describeFault(fault, words)}`),
    ...(faultCount > faults.length ? [words.more(faultCount - faults.length)] : []),
    ...facts.filter(([, value]) => fingerprint !== '' && value !== '').map(([name, value]) => `${name}: ${value}`),
    ...(form === 'folder' ? [words.unpacked] : []),
    ...devices.map((device) => `* ${describeDevice(device, words)}`),
  ];
}
