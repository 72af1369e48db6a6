import { createCipheriv, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningComptoir } from '../relay/start-comptoir.ts';

/** The card that everybody pays with. */
export const CARD = 'card_midnight';

/** Adds merchants whose month ends on a day, each with a saved card that can be charged; nobody else is due then. */
export async function addMerchants(
  { postgresUrl, cards }: RunningComptoir,
  { count, day, dataDir }: { count: number; day: string; dataDir: string },
): Promise<void> {
  await importCard(cards.controlUrl);
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  // Whoever was there before has come to an end.
  await client.query("update subscriptions set state = 'paused'");
  await client.query('update invoices set next_attempt_at = null');
  await client.query(
    `with made as (
        insert into merchants (id, company_name, time_zone, subscription_completed, active)
        select gen_random_uuid(), 'Midi ' || n, 'America/Montreal', true, true from generate_series(1, $1::int) n
        returning id
      ), saved as (
        insert into cards (id, merchant_id, provider, reference_sealed, brand, last4, exp_month, exp_year,
          terms_version, privacy_version, accepted_at)
        select gen_random_uuid(), id, 'simulator', $2::bytea, 'Visa', '4242', 12, 2099, '1', '1', now() from made
      )
      insert into subscriptions (merchant_id, state, anchor_on, billed, installation, billed_months, covered_until,
        subscribed_at)
      select id, 'active', ($3::date - interval '1 month')::date, 1, 'autonomous', 1, $3::date, now() from made`,
    [count, sealed(CARD, dataDir), day],
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

/** As the server seals it: nonce, tag, text. */
function sealed(text: string, dataDir: string): Buffer {
  const key = Buffer.from(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(), 'base64');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}
