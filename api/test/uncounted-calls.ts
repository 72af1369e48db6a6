import type { CallCounts } from '../src/platform/limits/call-counts.ts';

/** No call counts: who makes every call there is, in every way, makes more in a minute than anyone may. */
export const UNCOUNTED_CALLS: CallCounts = {
  count: () => ({ calls: 0, leftMs: 0 }),
  share: async () => {},
  close: async () => {},
};
