import type { Chain } from './check-bills.ts';
import type { Faults } from './proof-report.ts';
import type { BillLine, ReplyLine } from './read-lines.ts';
import type { ListedDevice, Manifest } from './read-manifest.ts';

/** The numbers that the replies to each bill give, by place; none of a reply that gives none. */
type Answers = Map<number, string[]>;

/**
 * Checks that the replies are about the bills that are there, and that each bill that the authority answered has its reply, unless the list
 * says that there was none when the proof was made. Returns how many bills have none.
 */
export function checkReplies({ devices, isComplete }: Manifest, faults: Faults) {
  const byDevice = new Map<string, Answers>();
  return {
    take: ({ device, current, lot, psiNoTrans, noLot }: ReplyLine): void => {
      const answers = byDevice.get(device) ?? new Map<number, string[]>();
      byDevice.set(device, answers);
      const note = (position: number, number: string | null): void => {
        const numbers = answers.get(position) ?? [];
        answers.set(position, number === null ? numbers : [...numbers, number]);
      };
      if (current !== null) note(current, psiNoTrans);
      for (const position of lot) note(position, noLot);
    },
    finish: (bills: readonly BillLine[], chains: ReadonlyMap<string, Chain>): number => {
      const listed = new Map(devices.map((device) => [device.id, device]));
      for (const [id, answers] of byDevice) {
        const device = listed.get(id);
        if (!device) faults.add({ kind: 'left-out', device: id });
        else nameStrays(answers, { device, chain: chains.get(id), faults });
      }
      const unanswered = new Map(devices.map(({ id, unanswered: said }) => [id, readRanges(said)]));
      const isListed = ({ bill }: BillLine): boolean =>
        !isComplete || isWithin(unanswered.get(bill.device) ?? [], bill.position);
      const contradicted = bills.filter((line) => isContradicted(line.bill.number, numbersOf(line, byDevice)));
      const missing = bills.filter((line) => line.isReplied && isMissing(line.bill.number, numbersOf(line, byDevice)));
      for (const { bill } of [...contradicted, ...missing.filter((line) => !isListed(line))]) {
        const { device, position, noTrans } = bill;
        faults.add({ kind: 'no-reply', device, position, noTrans });
      }
      return missing.length;
    },
  };
}

const numbersOf = ({ bill }: BillLine, byDevice: ReadonlyMap<string, Answers>) =>
  byDevice.get(bill.device)?.get(bill.position);

/** True when the replies to a bill give another number. */
const isContradicted = (number: string | null, numbers: readonly string[] = []): boolean =>
  number !== null && numbers.length > 0 && !numbers.includes(number);

/** A bill with a number has a reply that gives one. */
const isMissing = (number: string | null, numbers: readonly string[] | undefined): boolean =>
  numbers === undefined || (number !== null && numbers.length === 0);

/** A request may carry bills from before or behind the period beside those of it; there are none where the chain begins or ends. */
function nameStrays(
  answers: Answers,
  { device, chain, faults }: { device: ListedDevice; chain: Chain | undefined; faults: Faults },
): void {
  for (const position of answers.keys())
    if (!chain || isBeyond(position, chain, device))
      faults.add({ kind: 'stray-reply', device: device.number, position });
}

/** True when a position is behind the end of a whole chain, or before its beginning. */
const isBeyond = (position: number, chain: Chain, { before, after }: ListedDevice): boolean =>
  (position > chain.lastPosition && after === null) || (position < chain.firstPosition && before === null);

type Range = readonly [first: number, last: number];

/** `1-118,120` as pairs of first and last, in their order. */
const readRanges = (text: string): readonly Range[] =>
  text
    .split(',')
    .map((range) => range.split('-').map(Number))
    .map(([first = 0, last = first]): Range => [first, last])
    .toSorted(([one], [other]) => one - other);

/** A long list is halved again and again. */
function isWithin(ranges: readonly Range[], position: number): boolean {
  let [from, to] = [0, ranges.length];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if ((ranges[middle]?.[0] ?? 0) <= position) from = middle;
    else to = middle;
  }
  const [first, last] = ranges[from] ?? [0, -1];
  return position >= first && position <= last;
}
