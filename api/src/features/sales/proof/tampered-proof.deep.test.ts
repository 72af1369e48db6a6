import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueCertificate } from '../../../../test/factories/issue-certificate.ts';
import { aProofShop, DAY } from '../../../../test/factories/proof-shop.ts';
import {
  editDocument,
  forgeBills,
  listAgain,
  packAgain,
  readArchive,
  verifyFiles,
  type ChangeBills,
} from '../../../../test/proof-files.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });

type Files = Map<string, Buffer>;

let proof: Buffer;
let shop: Awaited<ReturnType<typeof aProofShop>>;
beforeAll(async () => {
  const clocks = ['20260531120000', ...Array.from({ length: 6 }, (_, n) => `2026060112000${n}`), '20260602120000'];
  shop = await aProofShop(test, clocks);
  proof = (await shop.download(DAY)).rawPayload;
});

const filesOf = (): Files => readArchive(proof);

/** Lists the places of each file and of the archive's own parts: its header, its content, its entry in the directory, the end. */
function listPlaces(archive: Buffer): [number, number][] {
  const places: [number, number][] = [[archive.length - 86, archive.length]];
  const end = archive.length - 86;
  let at = archive.readUInt32LE(end + 16);
  while (at < end) {
    const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const next = lengths.reduce((sum, length) => sum + length, at + 46);
    const local = archive.readUInt32LE(at + 42);
    places.push([at, next], [local, local + 30 + (lengths[0] ?? 0)], [local, local + archive.readUInt32LE(at + 20)]);
    at = next;
  }
  return places;
}

describe('a byte that was flipped', () => {
  it('is found wherever it is', async () => {
    const places = listPlaces(proof);
    // every file, its header, its entry and the end of the archive
    expect(places.length).toBeGreaterThan(20);
    const flip = places.map(([from, to]) =>
      fc.tuple(fc.integer({ min: from, max: to - 1 }), fc.integer({ min: 1, max: 255 })),
    );
    const flips = flip.flatMap((arbitrary) => fc.sample(arbitrary, 6));
    const changed = flips.map(([at, mask]) => {
      const copy = Buffer.from(proof);
      copy[at] = (copy[at] ?? 0) ^ mask;
      return copy;
    });
    const { code, text } = await verifyFiles(changed);
    expect(code).toBe(1);
    expect(text.match(/^(Something is|\d+ things are) wrong\.$/gm)).toHaveLength(changed.length);
  });

  it('at the end or beyond it, or a part cut off, too', async () => {
    const cuts = fc
      .sample(fc.integer({ min: 4, max: proof.length - 1 }), 20)
      .map((length) => proof.subarray(0, length));
    const { code, text } = await verifyFiles([...cuts, Buffer.concat([proof, Buffer.from('x')])]);
    expect(code).toBe(1);
    expect(text.match(/The seal at the end is missing/g)).toHaveLength(21);
  });
});

const forge = (change: ChangeBills, files = filesOf()) => forgeBills(files, change);

const renumber = (bills: Record<string, unknown>[]) => bills.map((bill, index) => ({ ...bill, position: index + 2 }));

describe('a proof that was made again around a change', () => {
  it('is all right when nothing was changed', async () => {
    expect(await forge((bills) => bills)).toMatchObject({ code: 0 });
  });

  it.each([
    [
      'a bill left out',
      (bills: Record<string, unknown>[]) => bills.toSpliced(2, 1),
      'Bill A-1005, place 5 of the chain. The bill before it is missing.',
    ],
    [
      'a bill left out and the places made to fit',
      (bills) => renumber(bills.toSpliced(2, 1)),
      'Bill A-1005, place 4 of the chain. The bill before it is missing.',
    ],
    [
      'the first bill left out',
      (bills) => bills.slice(1),
      'Bill A-1003, place 3 of the chain. The bill before it is missing.',
    ],
    [
      'the last bill left out',
      (bills) => bills.slice(0, -1),
      'The device’s bills do not begin or end where the list says.',
    ],
    [
      'a bill put in twice',
      (bills) => bills.toSpliced(3, 0, bills[2] ?? {}),
      'Bill A-1004, place 4 of the chain. The bill stands there twice.',
    ],
    [
      'two bills swapped',
      ([first, ...bills]) => [...bills.slice(0, 1), first ?? {}, ...bills.slice(1)],
      'The bill before it is missing.',
    ],
    [
      'an amount changed',
      (bills) => bills.with(1, editDocument(bills[1], /"apresTax":"[^"]+"/, '"apresTax":"+000000000.75"')),
      'Bill A-1003, place 3 of the chain. The signature does not fit',
    ],
    [
      'a time changed',
      (bills) => bills.with(1, editDocument(bills[1], '20260601120001', '20260601120009')),
      'Bill A-1003, place 3 of the chain. The signature does not fit',
    ],
    [
      'a signature in another spelling',
      (bills) => bills.with(5, editDocument(bills[5], /"actu":"([^"]{85})[AQgw]==/, '"actu":"$1B==')),
      'The signature does not fit',
    ],
    [
      'a certificate that is not there named',
      (bills) => bills.with(1, editDocument(bills[1], shop.till.thumbprint, 'F'.repeat(40))),
      'Bill A-1003, place 3 of the chain. The certificate that the bill was signed with is not there.',
    ],
    [
      'another number of the authority',
      (bills) => bills.with(1, { ...bills[1], psiNoTrans: 'AAAA-BBBB-CCCC-9999' }),
      'Bill A-1003, place 3 of the chain. The authority’s number of the bill is in no reply.',
    ],
    [
      'a bill that is none',
      (bills) => bills.with(1, { ...bills[1], position: 'two' }),
      'bills/0001.ndjson. A line cannot be read.',
    ],
  ] as [string, ChangeBills, string][])('is found out with %s', async (_, change, named) => {
    const { code, text } = await forge(change);
    expect(code).toBe(1);
    expect(text).toContain(named);
  });

  it('is found out with a second bill behind the same one', async () => {
    shop.till.follow((JSON.parse(shop.texts[2] ?? '') as { signa: { actu: string } }).signa.actu);
    const { text: document } = await shop.till.bill();
    const { code, text } = await forge((bills) => bills.toSpliced(3, 0, { ...bills[2], document }));
    expect(code).toBe(1);
    expect(text).toMatch(/Bill A-\d+, place 4 of the chain\. Another bill already follows the same one\./);
  });

  it('is found out with the certificate of another business, though its key fits', async () => {
    const files = filesOf();
    const foreign = await issueCertificate(shop.till.publicKey, '4071234567TQ0001');
    files.set('certificates.ndjson', Buffer.from(`${JSON.stringify({ certificate: foreign.pem })}\n`));
    const named = (bills: Record<string, unknown>[]) =>
      bills.map((bill) => editDocument(bill, shop.till.thumbprint, foreign.thumbprint));
    const { code, text } = await forge(named, files);
    expect(code).toBe(1);
    expect(text).toContain('The certificate belongs to another business.');
  });

  it('is found out with another key’s certificate', async () => {
    const files = filesOf();
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    const other = await issueCertificate(publicKey, shop.merchant.qst);
    files.set('certificates.ndjson', Buffer.from(`${JSON.stringify({ certificate: other.pem })}\n`));
    const named = (bills: Record<string, unknown>[]) =>
      bills.map((bill) => editDocument(bill, shop.till.thumbprint, other.thumbprint));
    expect((await forge(named, files)).text).toContain('Bill A-1002, place 2 of the chain. The signature does not fit');
  });

  it('says nothing of what no signature covers: that the fingerprint is another one is all that shows', async () => {
    const changed = (bills: Record<string, unknown>[]) => bills.with(1, editDocument(bills[1], 'Soupe', 'Salade'));
    const { code, text } = await forge(changed);
    expect(code).toBe(0);
    expect(text).toContain(
      'Items, names, the payment and the bills that it refers to are held by the file’s hashes alone.',
    );
    const fingerprint = (said: string) => /Fingerprint: (\w+)/.exec(said)?.[1];
    expect(fingerprint(text)).not.toBe(fingerprint((await verifyFiles([proof])).text));
  });
});

describe('files of a proof', () => {
  it.each([
    [
      'a file missing',
      (files: Files) => files.delete('replies/0001.ndjson'),
      'replies/0001.ndjson. A file is missing.',
    ],
    ['the list missing', (files: Files) => files.delete('manifest.json'), 'manifest.json. A file is missing.'],
    [
      'a list that is none',
      (files: Files) => files.set('manifest.json', Buffer.from('{}')),
      'The list of files cannot be read.',
    ],
    ['the checkpoint missing', (files: Files) => files.delete('checkpoint.txt'), 'checkpoint.txt. A file is missing.'],
    [
      'another checkpoint',
      (files: Files) => files.set('checkpoint.txt', Buffer.from('x')),
      'The checkpoint is not the list’s.',
    ],
    [
      'a file more',
      (files: Files) => files.set('bills/0009.ndjson', Buffer.from('x')),
      'bills/0009.ndjson. A file is not in the list.',
    ],
    [
      'a file changed',
      (files: Files) => files.set('verify.html', Buffer.from('x')),
      'verify.html. A file was changed.',
    ],
  ])('sealed again show %s', async (_, change, named) => {
    const files = filesOf();
    change(files);
    const { code, text } = await verifyFiles([await packAgain(files)]);
    expect(code).toBe(1);
    expect(text).toContain(named);
  });

  it('show more or fewer lines than the list says', async () => {
    const listed = listAgain(filesOf(), ({ counts }) => (counts.bills = 5));
    expect((await verifyFiles([await packAgain(listed)])).text).toContain('bills. There are more or fewer lines');
  });
});

const keyOf = (text: string): string => /^Signed with the key: (.+)$/m.exec(text)?.[1] ?? '';
const edit = (files: Files, name: string, change: (text: string) => string): Files =>
  new Map([...files, [name, Buffer.from(change(String(files.get(name))))]]);

describe('the signature of a proof', () => {
  it('names one key for all proofs of a portal, and another one when it was made again', async () => {
    const again = (await shop.download('?from=2026-05-31&to=2026-06-02')).rawPayload;
    const [first, second] = await Promise.all([proof, again].map((one) => verifyFiles([one])));
    expect(keyOf(first?.text ?? '')).toMatch(/^[\da-f]{64}$/);
    expect(keyOf(second?.text ?? '')).toBe(keyOf(first?.text ?? ''));
    const forged = await forge((bills) => bills);
    expect(forged.code).toBe(0);
    expect(keyOf(forged.text)).toMatch(/^[\da-f]{64}$/);
    expect(keyOf(forged.text)).not.toBe(keyOf(first?.text ?? ''));
  });

  it.each([
    [
      'another signature',
      (text: string) => text.replace(/^(signature .)(.)/m, (_, start, sign) => start + (sign === 'A' ? 'B' : 'A')),
    ],
    [
      'the key of someone else',
      (text: string) =>
        text.replace(/^key \S+/m, String(/^key \S+/m.exec(String(listAgain(filesOf()).get('checkpoint.txt'))))),
    ],
    ['a key that is none', (text: string) => text.replace(/^key \S+/m, 'key AAAA')],
  ])('does not fit with %s', async (_, change) => {
    const { code, text } = await verifyFiles([await packAgain(edit(filesOf(), 'checkpoint.txt', change))]);
    expect(code).toBe(1);
    expect(text).toContain('The signature of the checkpoint does not fit.');
  });

  it('may not be left out', async () => {
    const bare = edit(filesOf(), 'checkpoint.txt', (text) => text.replace(/^signature.*\n/m, ''));
    expect((await verifyFiles([await packAgain(bare)])).text).toContain('The checkpoint is not the list’s.');
  });

  it('is none in a proof of the first format, which is verified all the same', async () => {
    const first = listAgain(filesOf(), (manifest) => {
      manifest.format = 'comptoir-proof/1';
      delete manifest.logHeads;
    });
    const { code, text } = await verifyFiles([await packAgain(first)]);
    expect(code).toBe(0);
    expect(text).toContain('All right');
    expect(keyOf(text)).toMatch(/^none/);
    const tampered = edit(first, 'checkpoint.txt', (said) => said.replace('bills 6', 'bills 5'));
    expect((await verifyFiles([await packAgain(tampered)])).text).toContain('The checkpoint is not the list’s.');
  });
});

describe('the sealed days of the log', () => {
  const head = (day: string, sign: string) => ({ day, lines: 3, lastId: 'x', sha256: sign.repeat(64) });

  it('are named, and bound by the checkpoint', async () => {
    const listed = listAgain(
      filesOf(),
      (manifest) => (manifest.logHeads = [head('2026-05-31', 'a'), head('2026-06-01', 'b')]),
    );
    const { code, text } = await verifyFiles([await packAgain(listed)]);
    expect(code).toBe(0);
    expect(text).toContain(`Sealed days of the activity log: 2; the last one, 2026-06-01, with ${'b'.repeat(64)}`);
    const other = edit(listed, 'checkpoint.txt', (said) => said.replace('b'.repeat(64), 'c'.repeat(64)));
    expect((await verifyFiles([await packAgain(other)])).text).toContain('The checkpoint is not the list’s.');
  });

  it.each([{ ...head('2026-06-01', 'a'), sha256: 'x' }, head('junk', 'a'), { ...head('2026-06-01', 'a'), lines: 0.5 }])(
    'are none when they cannot be: %o',
    async (broken) => {
      const listed = listAgain(filesOf(), (manifest) => (manifest.logHeads = [broken]));
      expect((await verifyFiles([await packAgain(listed)])).text).toContain('The list of files cannot be read.');
    },
  );
});
