import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aProofShop, DAY } from '../../../../test/factories/proof-shop.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { readArchive, runVerifier, verifyFiles, verifyFolder } from '../../../../test/proof-files.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });
beforeAll(async () => void (await test.app.listen({ port: 0, host: '127.0.0.1' })));

const aShop = (bills: number | readonly string[]) => aProofShop(test, bills);
const ALL_RIGHT = 'All right: every bill is as it was signed, and none is missing.';

describe('a proof', () => {
  it('holds the exact bills, the replies, the certificates and what it is verified with', async () => {
    const { download, texts, merchant } = await aShop(3);
    const reply = await download();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/"restaurant-\d+-comptoir-preuve-proof-2026-06-01-2026-06-01\.zip"/),
      'x-total-count': '3',
      'cache-control': 'no-store',
    });
    const files = readArchive(reply.rawPayload);
    expect([...files.keys()]).toEqual([
      'LISEZ-MOI-README.txt',
      'verify.html',
      'verify.mjs',
      'certificates.ndjson',
      'bills/0001.ndjson',
      'replies/0001.ndjson',
      'manifest.json',
      'checkpoint.txt',
    ]);
    const lines = String(files.get('bills/0001.ndjson')).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { document: string }).document)).toEqual(texts);
    expect(String(files.get('replies/0001.ndjson'))).toContain('retourTransActu');
    expect(String(files.get('certificates.ndjson'))).toContain('BEGIN CERTIFICATE');
    const manifest = JSON.parse(String(files.get('manifest.json'))) as object;
    expect(manifest).toMatchObject({
      format: 'comptoir-proof/3',
      merchant: { id: merchant.id },
      period: { from: '2026-06-01', to: '2026-06-01', timeZone: 'America/Montreal' },
      counts: { bills: 3, replies: 3, certificates: 1 },
      devices: [{ bills: 3, firstPosition: 1, lastPosition: 3, before: null, after: null }],
    });
    expect(await verifyFiles([reply.rawPayload])).toMatchObject({ code: 0, text: expect.stringContaining(ALL_RIGHT) });
  });

  it('names the joints with the bills before and after the period, and calls them no gap', async () => {
    const days = ['20260531120000', '20260531235959', '20260601000000', '20260601120000', '20260601130000'];
    const { download } = await aShop(days);
    const later = await download('?from=2026-06-01&to=2026-06-30');
    const earlier = await download('?from=2026-05-31&to=2026-05-31');
    const after = await verifyFiles([later.rawPayload]);
    expect(after.code).toBe(0);
    expect(after.text).toContain('bills: 3; follows bill A-1002, which was made before the period; is the end');
    const before = await verifyFiles([earlier.rawPayload]);
    expect(before.code).toBe(0);
    expect(before.text).toContain('bills: 2; begins the chain; is followed by bill A-1003');
  });

  it('holds every bill between the first and the last of the period, also one that a wrong clock dated elsewhere', async () => {
    const { download } = await aShop(['20260601120000', '20200101120000', '20260602000000', '20260601120001']);
    const { rawPayload, headers } = await download();
    expect(headers['x-total-count']).toBe('4');
    expect(await verifyFiles([rawPayload])).toMatchObject({ code: 0 });
  });

  it('of a period without bills says that it proves nothing', async () => {
    const { download } = await aShop(1);
    const { rawPayload, headers } = await download('?from=2025-01-01&to=2025-01-31');
    expect(headers['x-total-count']).toBe('0');
    const { code, text } = await verifyFiles([rawPayload]);
    expect(code).toBe(0);
    expect(text).toContain('The proof holds no bill.');
    expect(text).not.toContain(ALL_RIGHT);
  });

  it('holds each till’s chain for itself, and a device that went on with another merchant only as that of this one', async () => {
    const shop = await aShop(2);
    const second = await aTerminal(test, { merchant: shop.merchant, isCertified: true });
    await second.submitBills([(await second.bill()).text]);
    const buyer = await aShop(1);
    await test.owner.query('update devices set device_number = null, token_hash = null where id = $1', [shop.till.id]);
    await test.owner.query('update devices set device_number = $2 where id = $1', [
      buyer.till.id,
      shop.till.deviceNumber,
    ]);
    const { rawPayload } = await shop.download();
    const text =
      String(readArchive(rawPayload).get('bills/0001.ndjson')) +
      String(readArchive(rawPayload).get('bills/0002.ndjson'));
    expect(text.trimEnd().split('\n')).toHaveLength(3);
    expect(text).not.toContain(buyer.merchant.qst);
    const bought = (await buyer.download()).rawPayload;
    expect(await verifyFiles([rawPayload, bought])).toMatchObject({ code: 0 });
    // neither chain is joined to the other's: one ends, and one begins, with the business
    for (const [proof, tills] of [
      [rawPayload, 2],
      [bought, 1],
    ] as const) {
      const joints = (await verifyFiles([proof])).text.split('\n').filter((line) => line.startsWith('* '));
      expect(joints).toHaveLength(tills);
      for (const said of joints) expect(said).toMatch(/; begins the chain; is the end of the chain so far$/);
    }
  });

  it('that was made before a restore verifies after it, and holds what the database has lost', async () => {
    const { download, till } = await aShop(3);
    const before = (await download()).rawPayload;
    await test.owner.query('delete from transmissions where device_id = $1 and position > 1', [till.id]);
    await test.owner.query('delete from transactions where device_id = $1 and position > 1', [till.id]);
    const { rawPayload: restored, headers } = await download();
    expect(headers['x-total-count']).toBe('1');
    expect(await verifyFiles([before, restored])).toMatchObject({ code: 0 });
    expect(String(readArchive(before).get('bills/0001.ndjson'))).toContain('A-1003');
  });

  it('names the sealed days of the log within the period, and none of another merchant', async () => {
    const [shop, other] = [await aShop(1), await aShop(1)];
    const seal = (merchantId: string, day: string, sign: string) =>
      test.owner.query(
        `insert into log_heads (merchant_id, day, starts_at, ends_at, lines, last_id, sha256, sealed_at)
          values ($1, $2, $2::date, $2::date + 1, 2, gen_random_uuid(), repeat($3, 64), now())`,
        [merchantId, day, sign],
      );
    for (const [day, sign] of [
      ['2026-05-31', 'a'],
      ['2026-06-01', 'b'],
      ['2026-06-02', 'c'],
    ] as const)
      await seal(shop.merchant.id, day, sign);
    await seal(other.merchant.id, '2026-06-01', 'd');
    const { rawPayload } = await shop.download();
    const { logHeads } = JSON.parse(String(readArchive(rawPayload).get('manifest.json'))) as { logHeads: object[] };
    expect(logHeads).toEqual([
      { day: '2026-06-01', lines: 2, lastId: expect.stringMatching(/^[\da-f-]{36}$/), sha256: 'b'.repeat(64) },
    ]);
    const { code, text } = await verifyFiles([rawPayload]);
    expect(code).toBe(0);
    expect(text).toContain(`Sealed days of the activity log: 1; the last one, 2026-06-01, with ${'b'.repeat(64)}`);
  });

  it('goes on over many files, and its list and its bills agree', async () => {
    const { download, till } = await aShop(1);
    await copyFirstBill(till.id, 1200);
    const { rawPayload } = await download();
    const files = readArchive(rawPayload);
    expect(['bills/0001.ndjson', 'bills/0002.ndjson', 'bills/0003.ndjson'].every((name) => files.has(name))).toBe(true);
    // copies are the same bill again and again: each of them is named
    const { code, text } = await verifyFiles([rawPayload]);
    expect(code).toBe(1);
    expect(text).toContain('1201 things are wrong.');
    expect(text).toContain('Bill A-1001, place 2 of the chain. The bill stands there twice.');
    expect(text).toContain('and 201 more');
  });
});

/** Copies of a till's first bill behind it; much faster than making them. */
const copyFirstBill = (deviceId: string, copies: number, document = 'document') =>
  asSystem(test, {
    text: `with made as (
        insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents,
          sold_cents, document, signature, kind, payment)
        select gen_random_uuid(), merchant_id, device_id, n + 1, signed_at + n * interval '1 second', received_at, no_trans,
          document_type, total_cents, sold_cents, ${document}, signature, kind, payment
        from transactions, generate_series(1, $2::int) n where device_id = $1 and position = 1
        returning merchant_id, device_id, position, id, signed_at
      )
      insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state)
      select merchant_id, device_id, position, id, signed_at, 'accepted' from made`,
    values: [deviceId, copies],
  });

/** Document that packs to half its size at best, so that no buffer on the way holds it all. */
const NOT_TO_BE_PACKED = `document || (select string_agg(md5(random()::text || n || place), '') from generate_series(1, 40) place)`;

describe('the download', () => {
  it('is an event of the log and a row of the audit trail', async () => {
    const { download, merchant, user } = await aShop(1);
    await download();
    const facts = { email: user.email, from: '2026-06-01', to: '2026-06-01' };
    const rows = (text: string) => asSystem(test, { text, values: [merchant.id] });
    expect(
      await rows(
        `select user_id as "userId", facts from activity_log where merchant_id = $1 and event = 'proof-downloaded'`,
      ),
    ).toEqual([{ userId: user.id, facts }]);
    expect(
      await rows(
        `select user_id as "userId", facts from audit_events where merchant_id = $1 and action = 'proof-downloaded'`,
      ),
    ).toEqual([{ userId: user.id, facts }]);
  });

  it.each([
    ['?from=2026-06-02&to=2026-06-01', { path: 'from', rule: 'after-end' }],
    ['?from=2026-06-01', { path: 'to', rule: 'invalid_type' }],
    ['?from=1&to=2026-06-01', { path: 'from', rule: 'invalid_format' }],
  ])('of %s is refused before its first byte', async (query, field) => {
    const { download } = await aShop(0);
    const reply = await download(query);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [field] } });
  });

  it('of too many bills is refused, and neither cut nor logged', async () => {
    const { download, till, merchant } = await aShop(2);
    await test.owner.query('update transactions set position = 600000 where device_id = $1 and position = 2', [
      till.id,
    ]);
    const reply = await download();
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: [{ path: 'from', rule: 'too-many-bills' }] } });
    const text = `select event from activity_log where merchant_id = $1 and event = 'proof-downloaded'`;
    expect(await asSystem(test, { text, values: [merchant.id] })).toEqual([]);
  });

  it('of another merchant is not found, however it is guessed', async () => {
    const [mine, foreign] = [await aShop(1), await aShop(1)];
    const partner = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    const query = `${DAY}&merchantId=${foreign.merchant.id}`;
    expect((await mine.download(query)).statusCode).toBe(403);
    expect((await mine.download(query, partner.token)).statusCode).toBe(404);
  });

  it('waits for a reader who does not read, and ends before its time when the session does', async () => {
    const { till, user } = await aShop(1);
    await copyFirstBill(till.id, 20_000, NOT_TO_BE_PACKED);
    const reply = await open(`/api/proof${DAY}`, user.token);
    reply.pause();
    await asSystem(test, { text: 'update sessions set revoked_at = now() where user_id = $1', values: [user.id] });
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part)).resume();
    const ended = await Promise.race([once(reply, 'error'), once(reply, 'end').then(() => 'whole')]);
    expect(ended).not.toBe('whole');
    const { code, text } = await verifyFiles([Buffer.concat(parts)]);
    expect(code).toBe(1);
    expect(text).toContain('The seal at the end is missing');
  }, 120_000);
});

const open = (path: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = test.app.server.address() as AddressInfo;
    httpGet({ port, host: '127.0.0.1', path, headers: bearer(token) }, resolve).on('error', reject);
  });

describe('the program', () => {
  it('takes the folder that a proof was unpacked to, and knows what computers put into folders themselves', async () => {
    const { rawPayload } = await (await aShop(2)).download();
    const files = readArchive(rawPayload);
    const inFolder = new Map([...files, ['.DS_Store', Buffer.from('x')], ['bills/Thumbs.db', Buffer.from('x')]]);
    const { code, text } = await verifyFolder(inFolder);
    expect(code).toBe(0);
    expect(text).toContain('This is an unpacked folder');
    const more = await verifyFolder(new Map([...files, ['bills/0002.ndjson', Buffer.from('x')]]));
    expect(more).toMatchObject({ code: 1, text: expect.stringContaining('A file is not in the list.') });
    files.delete('manifest.json');
    const lacking = await verifyFolder(files);
    expect(lacking).toMatchObject({ code: 1, text: expect.stringContaining('manifest.json. A file is missing.') });
  });

  it('takes no folder that holds no proof, or more than one', async () => {
    expect(await verifyFolder(new Map([['a.txt', Buffer.from('x')]]))).toMatchObject({ code: 2 });
    const files = readArchive((await (await aShop(1)).download()).rawPayload);
    const two = new Map(
      [...files].flatMap(([name, content]) => [`a/${name}`, `b/${name}`].map((one) => [one, content] as const)),
    );
    expect(await verifyFolder(two)).toMatchObject({ code: 2 });
    const one = new Map([...files].map(([name, content]) => [`downloads/${name}`, content]));
    expect(await verifyFolder(one)).toMatchObject({ code: 0 });
  });

  it('ends with 2 for what it cannot read', async () => {
    expect(await runVerifier(['/nowhere/proof.zip'])).toMatchObject({ code: 2 });
    expect(await runVerifier([])).toMatchObject({
      code: 2,
      text: 'Say which file or folder: node verify.mjs proof.zip\n',
    });
    expect(await verifyFiles([Buffer.from('no archive')])).toMatchObject({ code: 2 });
    expect(await verifyFiles([Buffer.alloc(0)])).toMatchObject({ code: 2 });
  });
});
