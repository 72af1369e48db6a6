import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import { askedMerchants } from '@comptoir/contract/base/merchant-filter';
import { MERCHANT_SORTS } from '@comptoir/contract/base/merchants';
import { MERCHANT_COLUMNS } from '@comptoir/domain/base/merchants/merchant-columns';
import type { StoredView } from './merchant-views.store.ts';

/** A view as it can be asked today: what means nothing any more is left out, and named. */
export function readView({ userId, wanted, sort, columns, ...view }: StoredView, readerId: string): MerchantListView {
  const filter = askedMerchants.safeParse(wanted);
  // what is whole is the rule; else each field by itself
  const fields = filter.success ? [] : Object.entries(wanted).filter(([name, value]) => !isAskable(name, value));
  const lost = new Set(fields.map(([name]) => name));
  const kept = Object.fromEntries(Object.entries(wanted).filter(([name]) => !lost.has(name)));
  const known = MERCHANT_COLUMNS.filter((column) => columns.includes(column));
  const order = MERCHANT_SORTS.find((one) => one === sort) ?? null;
  return {
    ...view,
    isOwn: userId === readerId,
    wanted: askedMerchants.parse(kept),
    sort: order,
    columns: known,
    dropped: [
      ...lost,
      ...(sort !== null && order === null ? [sort] : []),
      ...columns.filter((column) => !MERCHANT_COLUMNS.some((one) => one === column)),
    ],
  };
}

const isAskable = (name: string, value: unknown): boolean => askedMerchants.safeParse({ [name]: value }).success;
