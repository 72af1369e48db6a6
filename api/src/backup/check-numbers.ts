import type pg from 'pg';
import {
  listMissingNumbers,
  listNumberRuns,
  listSkippedNumbers,
  type NumberRange,
  type NumberRun,
} from './database-facts.queries.ts';

/** Numbers that documents of one kind do not have. */
export interface Gap extends NumberRange {
  readonly kind: NumberRun['kind'];
}

/** Faults of the numbers of documents, and gaps for a reason that is known. Empty lists are good news. */
export interface NumberCheck {
  /** Runs that go on at a number in use. */
  readonly repeating: readonly NumberRun[];
  /** Missing, and no restore has skipped them. */
  readonly gaps: readonly Gap[];
  /** Missing since a restore went on after them. */
  readonly known: readonly Gap[];
}

/** Numbers run from 1 to before the next one: whatever no document has was skipped by a restore, or is gone. */
export async function checkNumbers(client: pg.Client): Promise<NumberCheck> {
  const runs = await listNumberRuns(client);
  const gaps: Gap[] = [];
  const known: Gap[] = [];
  for (const run of runs) {
    const { kind } = run;
    const skipped = await listSkippedNumbers(client, run);
    for (const range of await listMissingNumbers(client, run)) {
      gaps.push(...subtract(range, skipped).map((left) => ({ kind, ...left })));
      known.push(...skipped.flatMap((of) => intersect(range, of)).map((both) => ({ kind, ...both })));
    }
  }
  return { repeating: runs.filter(({ next, highest }) => next <= highest), gaps, known };
}

function intersect(one: NumberRange, other: NumberRange): NumberRange[] {
  const [first, last] = [Math.max(one.first, other.first), Math.min(one.last, other.last)];
  return first <= last ? [{ first, last }] : [];
}

/** Returns the rest of a range without others, which come lowest first. */
function subtract(range: NumberRange, others: readonly NumberRange[]): NumberRange[] {
  const left: NumberRange[] = [];
  let { first } = range;
  for (const other of others) {
    if (other.last < first) continue;
    if (other.first > range.last) break;
    if (other.first > first) left.push({ first, last: other.first - 1 });
    first = other.last + 1;
  }
  return first <= range.last ? [...left, { first, last: range.last }] : left;
}
