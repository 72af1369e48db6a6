import type { Config } from '../config.ts';
import { rebuildSales } from '../features/sales/reports/fold-sales.ts';
import { openMigrated } from '../open-migrated.ts';
import { openDatabase, withPatience } from '../platform/database/database.ts';

/** No statement of it takes long, but many of them follow each other on a machine at work. */
const PATIENCE_MS = 10 * 60_000;

/** Makes every merchant's days again from the bills, while servers go on, and ends: what `npm run rebuild-sales` does. */
export async function rebuildSalesOnly(config: Config, { say }: { say: (line: string) => void }): Promise<void> {
  const postgres = await openMigrated(config);
  const database = openDatabase(postgres.url, { connections: 2 });
  try {
    const devices = await rebuildSales({ database: withPatience(database, PATIENCE_MS), now: () => new Date() });
    say(`Figures made again from the bills of ${devices} devices.`);
  } finally {
    await database.close();
    await postgres.close();
  }
}
