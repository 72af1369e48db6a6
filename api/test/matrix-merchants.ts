import { v7 as uuid } from 'uuid';
import { administrators, support } from './matrix-outcomes.ts';
import type { World } from './matrix-callers.ts';
import type { Row, Sent } from './matrix-rows.ts';

/** Each caller has a list of their own. */
const theirOwn = (outcome: number | 'not-found') => ({ ...support(outcome), foreignPartner: outcome });
const ofNone = (): Sent => ({ params: { id: uuid() } });
/** A batch that bears the id of the merchant, where a test has made one. */
const ofMerchant = ({ merchant }: World): Sent => ({ params: { id: merchant.id } });
const aView = () => ({ name: uuid(), wanted: {}, sort: null, columns: [], isShared: false, isDefault: false });

/** The list of merchants, how it is looked at, and what is done to many of them. */
export const MERCHANT_ROWS: Readonly<Record<string, Row>> = {
  listMerchants: theirOwn(200),
  getMerchantCount: theirOwn(200),
  exportMerchants: theirOwn(200),
  listMerchantFacts: { ...theirOwn(200), sends: ({ merchant }) => ({ query: { merchants: merchant.id } }) },
  listMerchantViews: theirOwn(200),
  createMerchantView: { ...theirOwn(200), sends: () => ({ payload: aView() }) },
  updateMerchantView: { ...theirOwn('not-found'), sends: () => ({ ...ofNone(), payload: aView() }) },
  removeMerchantView: { ...theirOwn('not-found'), sends: ofNone },
  createSelection: { ...theirOwn(200), sends: () => ({ payload: { filter: {} } }) },
  exportSelection: { ...theirOwn('not-found'), sends: ofNone },
  startMerchantBatch: {
    ...administrators('not-found'),
    sends: () => ({ payload: { action: 'assign-partner', selectionId: uuid(), count: 1, partnerId: null } }),
  },
  listMerchantBatches: administrators(200),
  getMerchantBatch: { ...administrators('not-found'), sends: ofMerchant },
  cancelMerchantBatch: { ...administrators('not-found'), sends: ofNone },
  exportMerchantBatch: { ...administrators('not-found'), sends: ofMerchant },
};
