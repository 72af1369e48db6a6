import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });
beforeAll(async () => void (await test.app.listen({ port: 0, host: '127.0.0.1' })));

type Change = (draft: UnsignedTransaction) => UnsignedTransaction;

async function aShop(...changes: readonly Change[]) {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' });
  const till = await aTerminal(test, { merchant });
  const texts: string[] = [];
  for (const change of changes) texts.push((await till.bill(change)).text);
  await till.submitBills(texts);
  const download = (query: string, language = 'en-CA') =>
    test.app.inject({
      method: 'GET',
      url: `/api/bills/export${query}`,
      headers: { ...bearer(user.token), 'accept-language': language },
    });
  return { merchant, till, user, texts, download };
}

const asIs: Change = (draft) => draft;

/** Copies of a till's first bill, each a second earlier than the one before; much faster than making them. */
const copyBill = (deviceId: string, copies: number, document = 'document') =>
  asSystem(test, {
    text: `with made as (
        insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
          sold_cents, document, signature, kind, payment)
        select gen_random_uuid(), merchant_id, device_id, n + 1, signed_at - n * interval '1 second', received_at, 'C-' || n,
          document_type, total_cents, sold_cents, ${document}, signature, kind, payment
        from transactions, generate_series(1, $2::int) n where device_id = $1 and position = 1
        returning merchant_id, device_id, position, id, signed_at
      )
      insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
      select merchant_id, device_id, position, id, signed_at, 'accepted' from made`,
    values: [deviceId, copies],
  });

describe('an export for spreadsheets', () => {
  it('has a mark, a header and a line per bill, newest first, in the reader’s language', async () => {
    const shop = await aShop(asIs, (draft) => ({ ...draft, modPai: 'ARG', nomUtil: 'Camille Roy' }));
    const reply = await shop.download('?from=2026-06-01&to=2026-06-30', 'fr-CA');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/"restaurant-\d+-factures-2026-06-01-2026-06-30\.csv"/);
    expect(reply.headers['cache-control']).toBe('no-store');
    const [header = '', newest = '', oldest, end] = reply.body.split('\r\n');
    expect(reply.headers['x-total-count']).toBe('2');
    expect(header.startsWith('\uFEFF"Date et heure";"Décalage UTC";"Numéro";"Type"')).toBe(true);
    expect(newest).toMatch(
      /^2026-06-01 12:00:02;"UTC[+-]0\d:00";"A-1002";"Vente";"Comptant";5,00;0,25;0,50;5,75;5,75;"";5,75;"Caisse \d+";"Camille Roy";"Acceptée";"AAAA-BBBB/,
    );
    expect(oldest).toContain('"A-1001"');
    expect(end).toMatch(/^"Fin du fichier – Restaurant \d+";"Factures\u00A0: 2";"SHA-256\u00A0: [0-9a-f]{64}"/);
    expect((await shop.download('')).body).toContain('"Sale","Debit card",5.00,0.25,0.50,5.75');
  });

  it('names what a bill refers to and its tip, and reads a text with white space as it reads one without', async () => {
    const refs = ['A-0901', 'A-0902'].map((noTrans) => ({
      noTrans,
      datTrans: '20260601100000',
      avantTax: '+000000005.00',
    }));
    const withTip: Change = (draft) => ({ ...draft, refs, mont: { ...draft.mont, pourb: '+000000001.25' } });
    const shop = await aShop(withTip);
    await copyBill(shop.till.id, 1, 'jsonb_pretty(document::jsonb)');
    const [, compact = '', spaced = ''] = (await shop.download('', 'fr-CA')).body.split('\r\n');
    expect(compact).toMatch(/;5,75;1,25;5,75;.*;"A-0901 A-0902"$/);
    const sameButNumberAndTime = (line: string) => line.replace(/^[^;]*;[^;]*;[^;]*;/, '').replace(/"AAAA[^"]*"/, '""');
    expect(sameButNumberAndTime(spaced)).toBe(sameButNumberAndTime(compact));
  });

  it('lets no name become a formula', async () => {
    const shop = await aShop((draft) => ({ ...draft, nomUtil: '=1+1' }));
    expect((await shop.download('')).body).toContain(`"'=1+1"`);
  });

  it('holds what the filter leaves', async () => {
    const shop = await aShop(asIs, (draft) => ({ ...draft, modTrans: 'FOR' }));
    const { body } = await shop.download('?kinds=training');
    expect(body).toContain('"A-1002","Training"');
    expect(body).not.toContain('"A-1001"');
  });
});

describe('an export as lines', () => {
  it('has each bill with its exact text, and ends by saying how many there are', async () => {
    const shop = await aShop(asIs, asIs);
    const { body, headers } = await shop.download('?format=ndjson');
    expect(headers['content-type']).toMatch(/^application\/x-ndjson/);
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ document }) => document)).toEqual([shop.texts[1], shop.texts[0], undefined]);
    expect(lines[0]).toMatchObject({ noTrans: 'A-1002', soldCents: 575, state: 'accepted' });
    expect(lines[2]).toMatchObject({ end: { count: 2, lastId: lines[1]?.['id'] } });
  });

  it('has no limit, and neither skips nor repeats a bill', async () => {
    const shop = await aShop(asIs);
    await copyBill(shop.till.id, 1234);
    const lines = (await shop.download('?format=ndjson')).body.trimEnd().split('\n');
    const numbers = lines.map((line) => (JSON.parse(line) as { noTrans?: string }).noTrans);
    expect(numbers).toEqual(['A-1001', ...Array.from({ length: 1234 }, (_, n) => `C-${n + 1}`), undefined]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: { count: 1235 } });
  });
});

describe('a workbook', () => {
  it('is made of the same rows', async () => {
    const shop = await aShop(asIs);
    const reply = await shop.download('?format=xlsx');
    expect(reply.headers['content-disposition']).toMatch(/"restaurant-\d+-bills\.xlsx"/);
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(reply.headers['x-total-count']).toBe('1');
  });
});

describe('every export', () => {
  it('is written down: who, in which format, of which filter', async () => {
    const shop = await aShop(asIs);
    await shop.download('?format=ndjson&kinds=receipt');
    const rows = await asSystem(test, {
      text: `select action, facts, after, user_id as "userId" from audit_events
        where merchant_id = $1 and action <> 'signed-in'`,
      values: [shop.merchant.id],
    });
    expect(rows).toEqual([
      {
        action: 'bills-exported',
        facts: { format: 'ndjson' },
        after: expect.objectContaining({ kinds: ['receipt'] }),
        userId: shop.user.id,
      },
    ]);
  });

  it('is refused before its first byte, as JSON', async () => {
    const shop = await aShop();
    const reply = await shop.download('?format=pdf');
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['content-disposition']).toBeUndefined();
  });

  it('waits for a reader who does not read, and ends before its time when the session does', async () => {
    const shop = await aShop(asIs);
    await copyBill(shop.till.id, 20_000);
    const reply = await open(`/api/bills/export?format=ndjson`, shop.user.token);
    reply.pause();
    await asSystem(test, { text: 'update sessions set revoked_at = now() where user_id = $1', values: [shop.user.id] });
    let received = '';
    reply
      .setEncoding('utf8')
      .on('data', (part: string) => (received += part))
      .resume();
    const ended = await Promise.race([once(reply, 'error'), once(reply, 'end').then(() => 'whole')]);
    expect(ended).not.toBe('whole');
    expect(received).not.toContain('{"end":');
    expect(received.split('\n').length).toBeLessThan(20_000);
  });
});

const open = (path: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = test.app.server.address() as AddressInfo;
    httpGet({ port, host: '127.0.0.1', path, headers: bearer(token) }, resolve).on('error', reject);
  });
