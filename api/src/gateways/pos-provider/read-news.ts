import type { PosDelivery, PosNews } from './pos-provider.ts';

/** Of all that a delivery may tell: the end of our app at a merchant's, who works there, and what is to be read again. */
export function readNews({ appId, merchants }: PosDelivery): PosNews[] {
  return Object.entries(merchants).flatMap(([posMerchantId, updates]) =>
    updates.flatMap(({ objectId, type, ts }): PosNews[] => {
      const [, key, id = ''] = /^(A|E|M):(\w{1,64})$/.exec(objectId) ?? [];
      if (key === 'M') return [{ kind: 'data-changed', posMerchantId, data: 'merchant' }];
      if (key === 'E') return employeeNews({ posMerchantId, employeeId: id, type });
      const isRemoval = key === 'A' && id === appId && type === 'DELETE';
      return isRemoval ? [{ kind: 'app-removed', posMerchantId, at: new Date(ts) }] : [];
    }),
  );
}

/** Whoever is new there has never been here. */
function employeeNews({ type, ...who }: { posMerchantId: string; employeeId: string; type: string }): PosNews[] {
  const read: PosNews = { kind: 'data-changed', posMerchantId: who.posMerchantId, data: 'employees' };
  return type === 'CREATE' ? [read] : [{ kind: 'employee-changed', ...who }, read];
}
