import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProofShop, DAY } from '../../../../test/factories/proof-shop.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { listAgain, packAgain, readArchive, runVerifier, verifyFiles } from '../../../../test/proof-files.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });

type Files = Map<string, Buffer>;
type Line = Record<string, unknown>;

let proof: Buffer;
let till: string;
let second: string;
let texts: string[];
/** Two tills with bills of the day, and one without: six bills of the first between one of the day before and one of the day after. */
beforeAll(async () => {
  const clocks = ['20260531120000', ...Array.from({ length: 6 }, (_, n) => `2026060112000${n}`), '20260602120000'];
  const shop = await aProofShop(test, clocks);
  const other = await aTerminal(test, { merchant: shop.merchant, isCertified: true });
  for (const datTrans of ['20260601130000', '20260601130001']) {
    const { text } = await other.bill((draft) => ({ ...draft, datTrans }));
    await other.submitBills([text]);
  }
  const idle = await aTerminal(test, { merchant: shop.merchant, isCertified: true });
  for (const datTrans of ['20260530120000', '20260602120000']) {
    const { text } = await idle.bill((draft) => ({ ...draft, datTrans, noTrans: `I-${datTrans.slice(6, 8)}` }));
    await idle.submitBills([text]);
  }
  [till, second, texts] = [shop.till.id, other.id, shop.texts];
  proof = (await shop.download(DAY)).rawPayload;
});

const linesOf = (files: Files, folder: string): Line[] =>
  [...files]
    .filter(([name]) => name.startsWith(folder))
    .flatMap(([, content]) => String(content).trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as Line);

/** The lines of a folder or a file, changed; a page of them is enough here. */
function change(files: Files, folder: 'bills' | 'replies' | 'certificates', edit: (lines: Line[]) => Line[]): Files {
  const lines = edit(linesOf(files, folder));
  const name = folder === 'certificates' ? 'certificates.ndjson' : `${folder}/0001.ndjson`;
  const content = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return new Map(
    [...files]
      .filter(([one]) => one === name || !one.startsWith(folder))
      .map(([one, was]) => [one, one === name ? content : was]),
  );
}

const actuOf = (document: unknown): string => (JSON.parse(String(document)) as { signa: { actu: string } }).signa.actu;

type Manifest = Parameters<NonNullable<Parameters<typeof listAgain>[1]>>[0];

/** Verifies a proof that was listed, sealed and signed again by someone else, its sums made to fit. */
async function verifyForged(files: Files, edit: (manifest: Manifest) => void = () => {}) {
  const listed = listAgain(files, (manifest) => {
    const bills = linesOf(files, 'bills');
    const counts = { bills: bills.length, replies: linesOf(files, 'replies').length };
    Object.assign(manifest.counts, counts, { certificates: linesOf(files, 'certificates').length });
    for (const device of manifest.devices) {
      const own = bills.filter((bill) => bill['device'] === device.id);
      const [first, last] = [own.at(0), own.at(-1)];
      if (!first || !last) continue;
      device.bills = own.length;
      [device.first, device.last] = [actuOf(first['document']), actuOf(last['document'])];
      [device.firstPosition, device.lastPosition] = [Number(first['position']), Number(last['position'])];
    }
    edit(manifest);
  });
  return verifyFiles([await packAgain(listed)]);
}

const firstOf = (manifest: Manifest) => {
  const device = manifest.devices.find(({ id }) => id === till);
  if (!device) throw new Error('no till');
  return device;
};

const without =
  (...places: number[]) =>
  (bills: Line[]): Line[] =>
    bills.filter((bill) => bill['device'] !== till || !places.includes(Number(bill['position'])));

const rewrite = (bills: Line[], from: RegExp, to: string): Line[] =>
  bills.map((bill) =>
    bill['device'] === till && bill['position'] === 4
      ? { ...bill, document: String(bill['document']).replace(from, to) }
      : bill,
  );

describe('a proof that was signed again by someone else', () => {
  it('is all right by itself, and names every device that could sign', async () => {
    const { code, text } = await verifyForged(readArchive(proof));
    expect(code).toBe(0);
    expect(text).toMatch(/bills: 0; none between bill I-30 and bill I-02, which follow each other/);
    expect(text.split('\n')[0]).toMatch(/^All right: .* Signed by the key [\da-f]{64}: it was not compared/);
  });

  it.each<[string, () => Promise<{ code: number; text: string }>, RegExp]>([
    [
      'its first bills left out, and the last of them given as made before',
      () =>
        verifyForged(
          change(readArchive(proof), 'bills', without(2, 3)),
          (list) => (firstOf(list).before = texts[2] ?? ''),
        ),
      /Bill A-1003\. It was made in the period, and is given as a bill outside of it/,
    ],
    [
      'its last bills left out, and the first of them given as made after',
      () =>
        verifyForged(
          change(readArchive(proof), 'bills', without(6, 7)),
          (list) => (firstOf(list).after = texts[5] ?? ''),
        ),
      /Bill A-1006\. It was made in the period, and is given as a bill outside of it/,
    ],
    [
      'its last bills left out and their replies left in',
      () => verifyForged(change(readArchive(proof), 'bills', without(6, 7)), (list) => (firstOf(list).after = null)),
      /place 7 of the chain\. A reply is about a bill that is not here\./,
    ],
    [
      'replies left out',
      () =>
        verifyForged(
          change(readArchive(proof), 'replies', (all) =>
            all.filter(({ device, current }) => device !== till || current !== 4),
          ),
        ),
      /Bill A-1004, place 4 of the chain\. The authority’s number of the bill is in no reply\./,
    ],
    [
      'a price changed',
      () =>
        verifyForged(
          change(readArchive(proof), 'bills', (all) => rewrite(all, /"prix":"[^"]+"/, '"prix":"+000000001.00"')),
        ),
      /Bill A-1004, place 4 of the chain\. Its lines do not come to the amount before taxes\./,
    ],
    [
      'amount and price changed together',
      () =>
        verifyForged(
          change(readArchive(proof), 'bills', (all) =>
            rewrite(
              rewrite(all, /"prix":"[^"]+"/, '"prix":"+000000001.00"'),
              /"avantTax":"[^"]+"/,
              '"avantTax":"+000000001.00"',
            ),
          ),
        ),
      /Bill A-1004, place 4 of the chain\. The amount before taxes and both taxes do not come to the total\./,
    ],
    [
      'the certificates of two tills swapped',
      () =>
        verifyForged(
          change(readArchive(proof), 'certificates', (all) =>
            all.map((line) => ({
              ...line,
              deviceId: { [till]: second, [second]: till }[String(line['deviceId'])] ?? line['deviceId'],
            })),
          ),
        ),
      /Bill A-1004, place 4 of the chain\. The certificate is another device’s\./,
    ],
    [
      'a till left out',
      () =>
        verifyForged(
          change(readArchive(proof), 'bills', (all) => all.filter((bill) => bill['device'] === till)),
          (list) => (list.devices = list.devices.filter(({ id }) => id !== second)),
        ),
      /The device is left out: it is named here, and not in the list\./,
    ],
    [
      'a till without bills left out',
      () => verifyForged(readArchive(proof), (list) => (list.devices = list.devices.filter(({ bills }) => bills > 0))),
      /The device is left out/,
    ],
    [
      'another name of the business',
      () => verifyForged(readArchive(proof), (list) => (list.merchant.name = 'Chez Quelqu’un')),
      /No bill bears the name that the list gives the business\./,
    ],
  ])('is found out with %s', async (_, verify, named) => {
    const { code, text } = await verify();
    expect(text).toMatch(named);
    expect(code).toBe(1);
  });
});

describe('the key that was kept', () => {
  const keyOf = async (): Promise<string> =>
    /^Signed with the key: (.+)$/m.exec((await verifyFiles([proof])).text)?.[1] ?? '';
  const fingerprintOf = async (): Promise<string> =>
    /^Fingerprint: (.+)$/m.exec((await verifyFiles([proof])).text)?.[1] ?? '';
  const forged = async (): Promise<Buffer> => packAgain(listAgain(readArchive(proof)));

  it('is compared by its digits, and by the proof’s', async () => {
    for (const option of [
      ['--key', await keyOf()],
      [`--key=${(await keyOf()).toUpperCase()}`],
      ['--fingerprint', await fingerprintOf()],
      ['--fingerprint', await keyOf()],
    ]) {
      const { code, text } = await verifyFiles([proof], option);
      expect([code, text.split('\n')[0]]).toEqual([
        0,
        expect.stringMatching(/^All right.*: it is the one that was given\.$/),
      ]);
    }
    for (const option of [
      ['--key', await keyOf()],
      ['--fingerprint', await fingerprintOf()],
    ]) {
      const { code, text } = await verifyFiles([await forged()], option);
      expect([code, text.split('\n')[0]]).toEqual([
        3,
        expect.stringMatching(/^The key or the proof is not the one given\./),
      ]);
    }
  });

  it('is compared with a checkpoint, a bare key or a PEM that was kept in a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-kept-'));
    const checkpoint = String(readArchive(proof).get('checkpoint.txt'));
    const key = /^key (\S+)$/m.exec(checkpoint)?.[1] ?? '';
    const pem = `-----BEGIN PUBLIC KEY-----\n${key.slice(0, 64)}\n${key.slice(64)}\n-----END PUBLIC KEY-----\n`;
    const file = path.join(folder, 'kept.txt');
    for (const text of [checkpoint, key, pem]) {
      await writeFile(file, text);
      expect(await verifyFiles([proof], ['--key', file])).toMatchObject({ code: 0 });
      expect(await verifyFiles([await forged()], ['--key', file])).toMatchObject({ code: 3 });
      // of several, the worst
      expect(await verifyFiles([proof, Buffer.from('none'), await forged()], ['--key', file])).toMatchObject({
        code: 2,
      });
    }
    await rm(folder, { recursive: true });
  });

  it.each([
    [['--key', '/nowhere/key.pem'], 'This is no key'],
    [['--fingerprint', 'abc'], 'This is no fingerprint'],
    [['--keys', 'abc'], 'Options: --key FILE or HEX'],
  ])('is refused as %j with one sentence', async (options, said) => {
    const { code, text } = await runVerifier([...options, 'proof.zip']);
    expect([code, text]).toEqual([2, expect.stringContaining(said)]);
    expect(text.trim().split('\n')).toHaveLength(1);
  });
});
