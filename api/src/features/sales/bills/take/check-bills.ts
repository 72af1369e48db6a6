import { setImmediate as letOthersGo } from 'node:timers/promises';
import { checkBill, type BillCheck, type CheckContext } from './check-bill.ts';

/** A few milliseconds of work. */
const CHECKED_TOGETHER = 4;

/** Checks bills, in their order. However many there are, others are answered in between: another till waits for a few of them at most. */
export async function checkBills(context: CheckContext, texts: readonly string[]): Promise<BillCheck[]> {
  const checks: BillCheck[] = [];
  for (let at = 0; at < texts.length; at += CHECKED_TOGETHER) {
    if (at > 0) await letOthersGo();
    const group = texts.slice(at, at + CHECKED_TOGETHER);
    checks.push(...(await Promise.all(group.map((text) => checkBill(context, text)))));
  }
  return checks;
}
