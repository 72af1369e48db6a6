import { MERCHANT_SORTS } from '@comptoir/contract/base/merchants';

/** In which orders pages of merchants come: one that can be asked for, or how close they are to what was looked for. */
export const MERCHANT_ORDERS = [...MERCHANT_SORTS, 'closeness'] as const;
export type MerchantOrder = (typeof MERCHANT_ORDERS)[number];
