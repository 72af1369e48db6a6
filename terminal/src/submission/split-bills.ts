import { Buffer } from 'node:buffer';

/** The most that goes into one call: bills, and bytes of their texts. */
export const CALL_LIMITS = { bills: 500, bytes: 200_000 };

/** Splits what waits into calls, oldest first; a bill is never cut, and one that is too large for a call goes alone. */
export function splitBills<Bill extends { text: string }>(
  oldestFirst: readonly Bill[],
  limits = CALL_LIMITS,
): Bill[][] {
  const calls: Bill[][] = [];
  let bytes = 0;
  for (const bill of oldestFirst) {
    const size = Buffer.byteLength(JSON.stringify(bill.text));
    const call = calls.at(-1);
    if (call && call.length < limits.bills && bytes + size <= limits.bytes) {
      call.push(bill);
      bytes += size;
    } else {
      calls.push([bill]);
      bytes = size;
    }
  }
  return calls;
}
