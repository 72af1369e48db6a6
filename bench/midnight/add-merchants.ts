import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningComptoir } from '../relay/start-comptoir.ts';

/** The card that every merchant pays with. */
export const CARD = 'card_midnight';

/** Adds merchants whose month ends on a day, each with a saved card that can be charged; no other merchant is due then. */
export async function addMerchants(
  { postgresUrl, cards }: Pick<RunningComptoir, 'postgresUrl' | 'cards'>,
  { count, day, dataDir }: { count: number; day: string; dataDir: string },
): Promise<void> {
  await importCard(cards.controlUrl);
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  // Subscriptions that existed before have ended.
  await client.query("update subscriptions set state = 'paused'");
  await client.query('update invoices set next_attempt_at = null');
  const cardIds = Array.from({ length: count }, () => randomUUID());
  const seal = sealer(dataDir);
  await client.query(
    `with given as (
        select gen_random_uuid() as id, n, card_id, sealed
        from unnest($1::uuid[], $2::bytea[]) with ordinality as t (card_id, sealed, n)
      ), made as (
        insert into merchants (id, company_name, time_zone, subscription_completed, active)
        select id, 'Midi ' || n, 'America/Montreal', true, true from given returning id
      ), saved as (
        insert into cards (id, merchant_id, provider, reference_sealed, brand, last4, exp_month, exp_year,
          terms_version, privacy_version, accepted_at)
        select card_id, id, 'simulator', sealed, 'Visa', '4242', 12, 2099, '1', '1', now() from given
      )
      insert into subscriptions (merchant_id, state, anchor_on, billed, installation, billed_months, covered_until,
        subscribed_at)
      select id, 'active', ($3::date - interval '1 month')::date, 1, 'autonomous', 1, $3::date, now() from made`,
    [cardIds, cardIds.map((id) => seal(CARD, id)), day],
  );
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

async function importCard(controlUrl: string): Promise<void> {
  const reply = await fetch(new URL('/__sim/cards', controlUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ id: CARD, magic: 'ok-visa' }] }),
  });
  if (!reply.ok) throw new Error(`the card network takes no card: ${await reply.text()}`);
}

/** Seals the references of cards as the server does: version, key id, nonce, tag, text, bound to the card. */
function sealer(dataDir: string): (text: string, cardId: string) => Buffer {
  const [secret = ''] = readFileSync(join(dataDir, 'secret.key'), 'utf8').split('\n');
  const derived = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'comptoir stored', 36));
  const prefix = Buffer.concat([Buffer.from([2]), derived.subarray(32)]);
  return (text, cardId) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), nonce);
    cipher.setAAD(Buffer.concat([prefix, Buffer.from(`cards.reference_sealed:${cardId}`)]));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([prefix, nonce, cipher.getAuthTag(), body]);
  };
}
