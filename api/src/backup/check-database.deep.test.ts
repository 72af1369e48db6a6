import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../test/fake-authority.ts';
import { aBillingPast } from '../../test/factories/billing.ts';
import { aMerchant } from '../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../test/factories/terminals.ts';
import { useTestApp } from '../../test/test-app.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { checkDatabase, isSound, type DatabaseCheck } from './check-database.ts';
import { readFacts } from './database-facts.queries.ts';
import { EN } from './backup.en.ts';
import { FR } from './backup.fr.ts';
import { printCheck } from './print-check.ts';

const test = useTestApp();
let client: pg.Client;
let till: MadeTerminal;
let manifest: BackupManifest;

beforeAll(async () => {
  client = new pg.Client(test.databaseUrl);
  await client.connect();
  // What the database itself would refuse is what a look has to find.
  await client.query('set session_replication_role = replica');
  test.authority.behave((request) => accept(test.authority.received, request));
  await aBillingPast(test, (await aMerchant(test)).id);
});
afterAll(() => client.end());

beforeEach(async () => {
  till = await aTerminal(test);
  for (let bill = 0; bill < 3; bill += 1) await till.submitBills([(await till.bill()).text]);
  manifest = manifestOf(await readFacts(client));
});

const manifestOf = (facts: Awaited<ReturnType<typeof readFacts>>): BackupManifest => ({
  ...facts,
  lanes: [...facts.lanes],
  format: 1,
  madeAt: '2026-06-01T00:00:00.000Z',
  comptoir: '0.1.0',
  postgres: 18,
  keys: { secret: null, token: null },
  files: [],
});

const check = (): Promise<DatabaseCheck> => checkDatabase(client, manifest);

/** Looks at the database with something wrong in it, which is then put right again. */
async function checkWith(...statements: string[]): Promise<DatabaseCheck> {
  await client.query('begin');
  try {
    // readFacts has a transaction of its own: here it is a part of ours.
    for (const statement of statements) await client.query(statement.replaceAll('$till', `'${till.id}'`));
    const within = Object.assign(Object.create(client) as pg.Client, {
      query: (text: string, values?: unknown[]) =>
        /^(begin|rollback)/.test(text) ? client.query('select 1') : client.query(text, values),
    });
    return await checkDatabase(within, manifest);
  } finally {
    await client.query('rollback');
  }
}

const kinds = ({ faults }: DatabaseCheck): string[] => [...new Set(faults.map(({ kind }) => kind))];

/** Has the next invoice go on later than it should. */
const later = (by: number): string => `update issuers set next_invoice_number = next_invoice_number + ${by}`;
const skipped = (kind: string, first: number, last: number): string =>
  `insert into skipped_numbers select id, '${kind}', ${first}, ${last}, now() from issuers`;

describe('a look at a whole database', () => {
  it('finds nothing where nothing is wrong, and has verified every bill', async () => {
    const found = await check();
    expect(isSound(found)).toBe(true);
    expect(found).toMatchObject({ bills: manifest.counts['transactions'], chains: manifest.lanes.length, faults: [] });
  });

  it('is content with a copy that went on after its manifest was read', async () => {
    await till.submitBills([(await till.bill()).text]);
    expect(isSound(await check())).toBe(true);
  });

  it.each([
    [
      'an altered bill',
      "update transactions set document = replace(document, '-1002', '-1009'), no_trans = 'A-1009' where device_id = $till and position = 2",
      'altered',
    ],
    [
      'a text that is not the one it is filed under',
      "update transactions set no_trans = 'A-1' where device_id = $till and position = 2",
      'unreadable',
    ],
    [
      'a bill that is missing in the middle',
      'delete from transactions where device_id = $till and position = 2',
      'dropped',
    ],
    [
      'a bill that is missing at the end',
      'delete from transactions where device_id = $till and position = 3',
      'lane-head',
    ],
    [
      'bills in another order',
      'update transactions set position = case position when 2 then 3 else 2 end where device_id = $till and position > 1',
      'swapped',
    ],
    ['a certificate that is missing', 'delete from certificates where device_id = $till', 'unknown-certificate'],
    ['a head that is not the last bill', "update lanes set head_signature = 'x' where device_id = $till", 'lane-head'],
    [
      'a bill without a transmission',
      'delete from transmissions where device_id = $till and position = 2',
      'unrecorded',
    ],
    [
      'a transmission of a bill that is not there',
      'update transmissions set position = 9 where device_id = $till and position = 3',
      'unrecorded',
    ],
  ])('finds %s', async (_, statement, kind) => {
    const found = await checkWith(statement);
    expect(kinds(found)).toContain(kind);
    expect(found.faults.every(({ deviceId }) => deviceId === till.id)).toBe(true);
    expect(isSound(found)).toBe(false);
  });

  it('finds a chain that ends before the head of the manifest', async () => {
    const found = await checkWith(
      'delete from transmissions where device_id = $till and position = 3',
      'delete from transactions where device_id = $till and position = 3',
      `update lanes l set last_position = 2, head_signature = b.signature from transactions b
        where l.device_id = $till and b.device_id = l.device_id and b.position = 2`,
    );
    expect(kinds(found)).toEqual(['manifest-head']);
    expect(found.fewer.map(({ table }) => table)).toEqual(['transactions', 'transmissions']);
  });

  it('finds a device that is gone', async () => {
    manifest = {
      ...manifest,
      lanes: [...manifest.lanes, { deviceId: '00000000-0000-4000-8000-000000000000', position: 0, head: null }],
    };
    const found = await check();
    expect(found.missingDevices).toEqual(['00000000-0000-4000-8000-000000000000']);
    expect(isSound(found)).toBe(false);
  });

  it('finds rows of a merchant who is gone, as a dump leaves that was read back in part', async () => {
    const found = await checkWith(
      'delete from merchants where id = (select merchant_id from devices where id = $till)',
    );
    expect(found.orphans.map(({ table }) => table)).toEqual(expect.arrayContaining(['devices.merchant_id']));
    expect(isSound(found)).toBe(false);
    expect(printCheck({ manifest, check: found }, EN)).toContain(
      '    devices.merchant_id: 1 rows name what is not there',
    );
    expect(printCheck({ manifest, check: found }, FR)).toContain(
      '✗ le commerçant, l’appareil et la personne de chaque ligne',
    );
  });

  it('finds a number of the authority that two bills have', async () => {
    const found = await checkWith(
      "update transmissions set psi_no_trans = 'X' where device_id = $till and position < 3",
    );
    expect(found.repeatedReceipts).toEqual(['X']);
    expect(isSound(found)).toBe(false);
  });

  it.each([
    [
      'a gap in the numbers of invoices',
      [`update invoices set number = number + 1`, later(1)],
      'invoice 000001: missing',
    ],
    ['a last invoice that is gone', [later(1)], 'invoice 000002: missing'],
    ['several in a row', [later(2)], 'invoice 000002–000003: missing'],
    [
      'numbers that go on where one is in use',
      ['update issuers set next_invoice_number = 1'],
      'invoice: number 1 is in use, and the next one would be 1',
    ],
    ['a gap beside one that a restore skipped', [later(2), skipped('invoices', 3, 9)], 'invoice 000002: missing'],
  ])('finds %s', async (_, statements, words) => {
    const found = await checkWith(...statements);
    expect(isSound(found)).toBe(false);
    const said = printCheck({ manifest, check: found }, EN);
    expect(said.split('\n').filter((line) => line.startsWith(`    ${words}`))).toHaveLength(1);
    expect(said).toContain('✗ numbers of invoices');
  });

  describe('after a restore', () => {
    const SKIPPED = [
      later(2),
      skipped('invoices', 2, 3),
      `insert into skipped_numbers select id, 'credit_notes', next_credit_number, next_credit_number, now() from issuers`,
      'update issuers set next_credit_number = next_credit_number + 1',
    ];

    it('lists what it skipped as known, and is sound', async () => {
      const found = await checkWith(...SKIPPED);
      expect(isSound(found)).toBe(true);
      const [english, french] = [EN, FR].map((texts) => printCheck({ manifest, check: found }, texts));
      expect(english).toContain('✓ numbers of invoices and credit notes run without a gap but those that are known');
      expect(english).toContain('• known since a restore, and no fault:');
      expect(english).toContain(
        '    credit note C000002: skipped by a restore: issued after the copy was made, and not made again',
      );
      expect(english).toContain('    invoice 000002–000003: skipped by a restore');
      expect(french).toContain(
        '✓ les numéros de factures de service et de notes de crédit se suivent, sans autre trou',
      );
      expect(french).toContain('    note de crédit C000002\u00A0: sauté par une restauration');
      expect(french).toContain('    facture de service 000002–000003\u00A0: sauté par une restauration');
    });

    it('names each till that was not heard, and what the others have handed in again', async () => {
      const found = await checkWith(
        'update lanes set unheard_since = now(), position_before_restore = 5 where device_id = $till',
      );
      const of = `of Restaurant ${till.merchant.file.slice(2)}`;
      expect(printCheck({ manifest, check: found }, EN)).toContain(
        `${of}, not heard yet: 2 bills missing after bill A-1003`,
      );
      const unknown = await checkWith(
        'update lanes set unheard_since = now(), handed_again = 1 where device_id = $till',
      );
      expect(isSound(unknown)).toBe(true);
      expect(printCheck({ manifest, check: unknown }, EN)).toContain(
        `${of}, 1 bill handed in again, not heard yet: how many bills are missing after bill A-1003 is not known`,
      );
      const heard = await checkWith('update lanes set handed_again = 2 where device_id = $till');
      const said = printCheck({ manifest, check: heard }, FR);
      expect(said).toContain(`de Restaurant ${till.merchant.file.slice(2)}, 2 factures remises de nouveau`);
      expect(said).not.toContain('pas encore entendu');
    });
  });

  it('finds another schema', async () => {
    const found = await checkWith("insert into schema_migrations (name, hash) values ('9999-x.sql', 'x')");
    expect(found.schemaDiffers).toBe(true);
    expect(isSound(found)).toBe(false);
  });

  it('says in both languages what it looked at and what is wrong', async () => {
    const found = await checkWith("update lanes set head_signature = 'x' where device_id = $till");
    const [english, french] = [printCheck({ manifest, check: found }, EN), printCheck({ manifest, check: found }, FR)];
    expect(english).toContain(`✗ every head is the one of its lane`);
    expect(english).toContain(`    device ${till.id}: lane-head at bill A-1003`);
    expect(english).toContain('This backup must not be trusted');
    expect(french).toContain(`    appareil ${till.id}\u00A0: lane-head à la facture A-1003`);
    expect(french).toContain('Ne vous fiez pas à cette sauvegarde');
  });
});
