import { v7 as uuid } from 'uuid';
import type { Row, Sent } from './matrix-rows.ts';
import type { World } from './matrix-callers.ts';
import { everybody, merchantAndSupport, bookReaders } from './matrix-outcomes.ts';

const ofMerchant = ({ merchant }: World): Sent => ({ query: { merchantId: merchant.id } });
const ofNone = (): Sent => ({ params: { id: uuid() } });

/** Exports that are made by a job: each is its own person’s. */
export const EXPORT_ROWS: Readonly<Record<string, Row>> = {
  // Nothing is chosen; two days the wrong way round.
  getLogExportSize: { ...merchantAndSupport('validation-failed'), sends: ofMerchant },
  orderLogExport: {
    ...merchantAndSupport('validation-failed'),
    sends: (world) => ({ ...ofMerchant(world), payload: { format: 'csv' } }),
  },
  orderBillExport: {
    ...bookReaders('validation-failed'),
    sends: (world) => ({ ...ofMerchant(world), payload: { from: '2026-06-02', to: '2026-06-01' } }),
  },
  listExports: everybody(200),
  getExportFile: { ...everybody('not-found'), sends: ofNone },
  cancelExport: { ...everybody('not-found'), sends: ofNone },
};
