import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../../test/fake-authority.ts';
import { aBillingPast } from '../../test/factories/billing.ts';
import { aMerchant } from '../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../test/factories/terminals.ts';
import { useTestApp } from '../../test/test-app.ts';
import { EN } from './backup.en.ts';
import { FR } from './backup.fr.ts';
import { checkServed } from './check-backup.ts';
import { isSound } from './check-database.ts';
import { withClient } from './open-cluster.ts';
import { printCheck } from './print-check.ts';

const test = useTestApp();
let dataDir: string;
let till: MadeTerminal;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'comptoir-served-'));
  test.authority.behave((request) => accept(test.authority.received, request));
  await aBillingPast(test, (await aMerchant(test)).id);
  till = await aTerminal(test);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const sell = async () => till.submitBills([(await till.bill()).text]);
const check = () =>
  checkServed({
    url: test.servingUrl,
    dataDir,
    logArchiveDir: path.join(dataDir, 'log-archive'),
    now: test.dependencies.now(),
  });
/** Around what the database itself refuses. */
const asOwner = (statement: string) =>
  withClient(test.databaseUrl, async (client: pg.Client) => {
    await client.query('set session_replication_role = replica');
    await client.query(statement);
  });

describe('a database that its own PostgreSQL serves', () => {
  it('is looked into as the login that serves, and changed in nothing', async () => {
    await sell();
    const found = await check();
    expect(found).toMatchObject({ chains: 1, bills: 1, faults: [], evidence: { trail: [], log: [] } });
    expect(isSound(found)).toBe(true);
    const [english, french] = [EN, FR].map((texts) => printCheck({ manifest: null, check: found }, texts));
    expect(english).toMatch(/^The database of DATABASE_URL\n✓ 1 chains with 1 bills verified/);
    expect(english).toMatch(/This database is whole\.$/);
    expect(english).not.toContain('manifest');
    expect(french).toMatch(/^La base de DATABASE_URL\n/);
    expect(french).toMatch(/Cette base est entière\.$/);
    expect((await check()).counts).toEqual(found.counts);
  });

  it('is sound while sales go on', async () => {
    const selling = (async () => {
      for (let bill = 0; bill < 10; bill += 1) await sell();
    })();
    const found = await Promise.all([check(), check(), check()]);
    await selling;
    expect(found.map(isSound)).toEqual([true, true, true]);
  });

  it.each([
    ['a bill that is gone', 'delete from transactions where position = 1', 'dropped'],
    ['a number that is gone', 'update issuers set next_invoice_number = next_invoice_number + 1', 'missing'],
  ])('shows %s', async (_, statement, word) => {
    await sell();
    await asOwner(statement);
    const found = await check();
    expect(isSound(found)).toBe(false);
    const said = printCheck({ manifest: null, check: found }, EN);
    expect(said).toContain(word);
    expect(said).toMatch(/This database must not be trusted: see above\.$/);
  });
});
