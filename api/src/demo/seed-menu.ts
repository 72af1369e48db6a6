import { SAMPLE_MENU } from '@comptoir/domain/sales/menu/sample-menu';
import { insertMenuVersion, saveEntryRows } from '../features/sales/menu/menu.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

/** Gives the bistro a small menu, which its tills pull and sell from: `npm run terminal -- sale --item burger-fume --with bacon`. */
export function seedMenu(tx: Transaction, now: Date): void {
  const first = { merchantId: demoId('merchant', 'bistro'), version: 1 };
  insertMenuVersion(tx, { ...first, stamp: '0123456789ab', madeAt: now });
  const entries = SAMPLE_MENU.map(({ code, place, isOut: _isOut, ...content }) => ({
    kind: content.kind,
    code,
    place,
    content,
    revision: 1,
  }));
  saveEntryRows(tx, { ...first, entries });
}
