import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

/** The merchants of the demo world as the simulated provider knows them. It knows one more, who has never come here. */
const POS_MERCHANTS = {
  bistro: '2A6GXC3Q7CG18',
  traiteur: 'XN4W3Z0VRTSJ3',
  nouveau: 'PYYQT5BZNZFEX',
  poutinerie: 'CK8JBPT02MF1Z',
  iles: '60RF1VQYZCFC7',
  taverne: '6CGNHVH4SM5VG',
  cremerie: 'PSHS9KFGQAH3D',
  sushi: '5Q0XN2FV28R8N',
  brasserie: 'M0Z647DN2QTB3',
  dejeuner: 'Y8DDVP9E4VKBR',
  crepes: '1TF80TCG89CFD',
  gare: '8C9B0T4VFJJH1',
} as const;

/** Says which merchants are the same here and at the provider; a consent connects them. */
export async function seedConnections(tx: Transaction): Promise<void> {
  await tx.many({
    text: `insert into pos_connections (merchant_id, provider, pos_merchant_id, state)
      select id, 'Clover', pos_id, 'not_connected' from unnest($1::uuid[], $2::text[]) as t (id, pos_id)`,
    values: [Object.keys(POS_MERCHANTS).map((key) => demoId('merchant', key)), Object.values(POS_MERCHANTS)],
  });
}

/** Those who have not consented yet. */
export const listUnconnected = (tx: Transaction): Promise<{ merchantId: string; posMerchantId: string }[]> =>
  tx.many({
    text: `select merchant_id as "merchantId", pos_merchant_id as "posMerchantId" from pos_connections
      where provider = 'Clover' and state = 'not_connected' and pos_merchant_id = any ($1::text[])
      order by pos_merchant_id`,
    values: [Object.values(POS_MERCHANTS)],
  });
