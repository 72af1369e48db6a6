import { faultOf } from './check-bills.ts';
import type { FaultKind, Faults, References } from './proof-report.ts';
import type { BillLine } from './read-lines.ts';
import type { Reference, Referring } from './read-references.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Checks that every bill that refers to another names one that is there, before it, with the amount that it has, and that the payments of
 * one sale follow each other to the cent: estimate, contract, instalments, last payment. Bills of the period are all there, so that a
 * reference leads out of it by its date alone.
 */
export function checkReferences(period: Period, faults: Faults) {
  const known = new Map<string, BillLine>();
  const referring: BillLine[] = [];
  return {
    take: (one: BillLine): void => {
      if (!known.has(one.referring.key)) known.set(one.referring.key, one);
      if (!one.referring.isCopy && (one.referring.refs.length > 0 || one.referring.payment)) referring.push(one);
    },
    finish: (): References => {
      const counts = { inside: 0, outside: 0 };
      const followed = new Set<string>();
      for (const one of referring) {
        const fault = (kind: FaultKind, ref?: Reference): void =>
          faults.add({ ...faultOf(kind, one.bill), ...(ref ? { refersTo: ref.noTrans } : {}) });
        if (lacksReference(one.referring)) fault('reference-missing');
        for (const ref of one.referring.refs) {
          const named = known.get(ref.key);
          const kind = named ? compare(one, named, ref) : placeOutside(ref, period);
          if (kind) fault(kind, ref);
          else if (isSecond(one, ref, followed)) fault('reference-twice', ref);
          counts[named ? 'inside' : 'outside'] += kind ? 0 : 1;
        }
      }
      return counts;
    },
  };
}

/** A later payment refers to the one before it. */
const lacksReference = ({ payment, refs }: Referring): boolean =>
  payment !== null && payment.earlier > 0 && refs.length === 0;

/** Returns the fault of a reference to a bill that is not there; null when it was made before the period. */
function placeOutside({ day }: Reference, { from, to }: Period): FaultKind | null {
  if (day > to) return 'reference-order';
  return day >= from ? 'reference-missing' : null;
}

function compare(one: BillLine, named: BillLine, ref: Reference): FaultKind | null {
  if (named === one || isLater(named, one)) return 'reference-order';
  const isRight =
    ref.beforeTax === named.referring.beforeTax &&
    isSameContract(one.referring, named.referring) &&
    isNextPayment(one.referring, named.referring);
  return isRight ? null : 'reference-wrong';
}

/** A copy bears the number of its original, which may lie before the period. The clocks of two tills are not compared. */
const isLater = ({ bill, referring }: BillLine, other: BillLine): boolean =>
  !referring.isCopy && bill.device === other.bill.device && bill.position > other.bill.position;

const isSameContract = (one: Referring, named: Referring): boolean =>
  one.contract === null || named.contract === null || one.contract === named.contract;

/** True when the amount paid before is the one that the bill before says was paid, of the same whole; paid and left are the whole. */
function isNextPayment({ total, payment }: Referring, named: Referring): boolean {
  if (payment === null) return true;
  if (payment.paid + payment.left !== total) return false;
  if (payment.earlier === 0) return true;
  return named.payment !== null && named.total === total && named.payment.paid === payment.earlier;
}

/** True when another payment follows the same one already. */
function isSecond({ referring: { payment }, isRefused }: BillLine, ref: Reference, followed: Set<string>): boolean {
  if (isRefused || payment === null || payment.earlier === 0) return false;
  if (followed.has(ref.key)) return true;
  followed.add(ref.key);
  return false;
}
