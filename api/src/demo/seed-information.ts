import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';
import { DEMO_MERCHANTS } from './demo-merchants.ts';

/**
 * Takes the files of the demo merchants as saved from here on, so that the database holds them to their forms. A world that
 * was made before tax numbers had check digits gets those that have them.
 */
export async function seedInformation(tx: Transaction): Promise<void> {
  for (const { key, tax } of DEMO_MERCHANTS) {
    if (!tax) continue;
    await tx.many({
      text: `update merchants set gst_number = $2, authorization_code_set_at = created_at, information_saved_at = created_at
        where id = $1 and information_saved_at is null`,
      values: [demoId('merchant', key), tax.gst],
    });
  }
}
