import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentErrors, readTransactionAnswer } from '../../../test/read-answer.ts';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import {
  DEVICE_SUBJECT,
  enrol,
  type Holder,
  openTerminal,
  type Sending,
  send,
  type Terminal,
} from '../../../test/terminal.ts';

let authority: TestAuthority;
let server: Holder;
let terminal: Terminal;

beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
  terminal = openTerminal(await enrol(authority.running, 'device'));
});
afterAll(() => authority.remove());

async function errorsOf(changes: Partial<Sending>): Promise<string[]> {
  const { deviceNumber } = terminal.device;
  const current = changes.lot ? undefined : await terminal.sign();
  const answer = await send(authority.running, {
    caller: server,
    deviceNumber,
    ...(current ? { current } : {}),
    ...changes,
  });
  expect(answer.status).toBe(400);
  return currentErrors(answer);
}

/** Signed as it should be, then spoiled: what the signature does not cover can be wrong by itself. */
async function errorsOfSpoiled(spoil: (bill: Transaction) => unknown): Promise<string[]> {
  const bill = await terminal.sign();
  return errorsOf({ current: bill, body: JSON.stringify({ reqTrans: { transActu: spoil(bill) } }) });
}

describe('group 2, JSON', () => {
  it.each(['{"reqTrans":', 'null', '[]', '"x"'])('200: %s is no JSON object', async (body) => {
    expect(await errorsOf({ body })).toEqual(['200']);
  });
});

describe('group 3, the top-level field', () => {
  it.each([
    ['314', '{"reqDoc":{}}'],
    ['315', '{}'],
    ['316', '{"reqTrans":{},"reqTrans":{}}'],
  ])('%s: %s', async (code, body) => {
    expect(await errorsOf({ body })).toEqual([code, '999']);
  });
});

describe('group 4, the form of the headers', () => {
  it.each([
    ['313', { VERSI: ['1.0.0', '1.0.0'] }],
    ['328', { SIGNASERVR: 'x' }],
    ['401', { IDAPPRL: '' }],
    ['444', { VERSIPARN: '' }],
    ['451', { SIGNATRANSM: 'short' }],
    ['452', { EMPRCERTIFTRANSM: 'ABC' }],
    ['460', { APPRLINIT: 'XXX' }],
    ['508', { SIGNATRANSM: '' }],
  ])('%s: %o', async (code, headers) => {
    expect(await errorsOf({ headers })).toEqual([code, '999']);
  });

  it('lists every error of the group, and none of the next', async () => {
    const headers = { VERSIPARN: '', APPRLINIT: 'XXX', IDSEV: '0000000000000BAD' };
    expect(await errorsOf({ headers })).toEqual(['460', '444', '999']);
  });
});

describe('group 5, the environment and the registers', () => {
  it.each([
    ['001', { IDSEV: '0000000000000BAD' }],
    ['003', { IDPARTN: '0000000000000BAD' }],
    ['012', { ENVIRN: 'PROD' }],
    ['025', { CODCERTIF: 'XYZ123456789' }],
    ['041', { IDVERSI: '0000000000000000', CODCERTIF: 'RBC000000000' }],
    ['047', { IDAPPRL: '1111-1111-1111' }],
    ['047', { IDAPPRL: '0000-0000-0000' }],
    ['329', { IDVERSI: '0000000000000BAD' }],
    ['442', { VERSI: '9.9' }],
  ])('%s: %o', async (code, headers) => {
    expect(await errorsOf({ headers })).toEqual([code, '999']);
  });

  it.each([
    ['007', { NOTVQ: '1999999999TQ0001' }],
    ['008', { NOTPS: '199999999RT0001' }],
    ['028', { NOTVQ: '1999999999TQ0001', NOTPS: '199999999RT0001' }],
    ['510', { ENVIRN: 'ESSAI' }],
  ])('%s, which asks for no companion: %o', async (code, headers) => {
    expect(await errorsOf({ headers })).toEqual([code]);
  });

  it('002 and 042: ids that are known, but not together', async () => {
    const version = { idPartn: '00000000000AB0FF', idSev: '00000000000AB002', codCertif: 'FOB201999999', versi: '2.0' };
    authority.running.registerVersions([{ ...version, idVersi: '00000000000AB102' }]);
    expect(await errorsOf({ headers: { IDSEV: '00000000000AB002' } })).toEqual(['002', '999']);
    expect(await errorsOf({ headers: { VERSI: '2.0' } })).toEqual(['042', '999']);
  });

  it('034: tax numbers of two operators', async () => {
    authority.running.registerOperators([OTHER]);
    expect(await errorsOf({ headers: { NOTPS: OTHER.gst } })).toEqual(['034']);
  });
});

describe('group 6, the certificate of the connection', () => {
  it('050: the thumbprint of another certificate', async () => {
    expect(await errorsOf({ headers: { EMPRCERTIFTRANSM: terminal.device.thumbprint } })).toEqual(['050', '999']);
  });

  it('522: a device that sends for another operator', async () => {
    authority.running.registerOperators([OTHER]);
    const headers = { NOTVQ: OTHER.qst, NOTPS: OTHER.gst };
    expect(await errorsOf({ caller: terminal.device, headers })).toEqual(['522']);
  });
});

describe('group 7, the structure', () => {
  it('keeps nothing, numbers nothing', async () => {
    const before = authority.running.status().counters;
    const bill = await terminal.sign();
    const body = JSON.stringify({ reqTrans: { transActu: { ...bill, couleur: 'bleu' } } });
    const { deviceNumber } = terminal.device;
    const answer = await send(authority.running, { caller: server, deviceNumber, current: bill, body });
    expect(readTransactionAnswer(answer).current?.psiNoTrans).toBeUndefined();
    expect(currentErrors(answer)).toEqual(['300', '999']);
    const { transactions, diagnostics, refused } = authority.running.status().counters;
    expect({ transactions, diagnostics }).toEqual({
      transactions: before.transactions,
      diagnostics: before.diagnostics,
    });
    expect(refused).toBe(before.refused + 1);
  });

  it.each<[string, (bill: Transaction) => unknown]>([
    ['304', (bill) => without(bill, 'nomMandt')],
    ['305', (bill) => without(bill, 'mont')],
    ['305', (bill) => ({ ...bill, items: [] })],
    ['308', (bill) => ({ ...bill, noTrans: { a: 'b' } })],
  ])('%s', async (code, spoil) => {
    expect(await errorsOfSpoiled(spoil)).toEqual([code, '999']);
  });

  it('306: a field given twice', async () => {
    const bill = await terminal.sign();
    const body = JSON.stringify({ reqTrans: { transActu: bill } }).replace('"utc"', '"noTrans":"B","utc"');
    expect(await errorsOf({ current: bill, body })).toEqual(['306', '999']);
  });

  it('317: no bill at all', async () => {
    expect(await errorsOf({ body: '{"reqTrans":{}}' })).toEqual(['317', '999']);
  });

  it('is stated even when a header alone is wrong: what could not be read was not received', async () => {
    const bill = await terminal.sign();
    const body = JSON.stringify({ reqTrans: { transActu: { ...bill, couleur: 'bleu' } } });
    const errors = await errorsOf({ current: bill, body, headers: { VERSIPARN: '' } });
    expect(errors).toEqual(['444', '300', '999']);
  });
});

describe('group 8, the form of each value', () => {
  it.each<[string, (bill: Transaction) => unknown]>([
    ['407', (bill) => ({ ...bill, nomMandt: 'x'.repeat(65) })],
    ['411', (bill) => ({ ...bill, mont: { ...bill.mont, avantTax: '5.00' } })],
    ['413', (bill) => ({ ...bill, typTrans: 'ZZZZ' })],
    ['427', (bill) => ({ ...bill, formImpr: 'SOB' })],
    ['448', (bill) => ({ ...bill, docAdr: { docNoCiviq: '200-45', docCp: 'G1K 3Z4' } })],
    ['468', (bill) => ({ ...bill, nomMandt: ' Bistro' })],
  ])('%s is received all the same', async (code, spoil) => {
    const before = authority.running.transactions().length;
    expect((await errorsOfSpoiled(spoil))[0]).toBe(code);
    expect(authority.running.transactions()).toHaveLength(before + 1);
  });
});

describe('group 9, what the fields say together', () => {
  it('504: a temporary bill has no payment', async () => {
    expect(await errorsOf({ current: await terminal.sign({ typTrans: 'ADDI' }) })).toEqual(['504', '999']);
  });

  it('051: a product that is not registered', async () => {
    const { SEV } = await terminal.sign();
    const current = await terminal.sign({ SEV: { ...SEV, idSEV: '0000000000000BAD' } });
    expect(await errorsOf({ current })).toEqual(['051', '999']);
  });

  it('466 and 556: a file number that is unknown, or not of the certificate', async () => {
    authority.running.registerOperators([OTHER]);
    expect(await errorsOf({ current: await terminal.sign({ noDossFO: 'ER9999' }) })).toEqual(['466', '556']);
    expect(await errorsOf({ current: await terminal.sign({ noDossFO: OTHER.fileNumber }) })).toEqual(['556']);
  });

  it('536 and 540: the bill of one operator, signed and sent as another', async () => {
    authority.running.registerOperators([OTHER]);
    const current = await terminal.sign({ noTax: { noTPS: OTHER.gst, noTVQ: OTHER.qst } });
    expect(await errorsOf({ current })).toEqual(['536', '540']);
  });

  it('469: signed after the certificate was revoked; what was signed before stays good', async () => {
    const device = await enrol(authority.running, 'device', { ...DEVICE_SUBJECT, SN: 'Caisse revoquee' });
    const other = openTerminal(device);
    const early = await other.sign();
    authority.running.revokeCertificates({ deviceNumber: device.deviceNumber });
    const late = await other.sign({}, { at: new Date() });
    const { deviceNumber } = device;
    expect((await send(authority.running, { caller: server, deviceNumber, current: early })).status).toBe(200);
    expect(currentErrors(await send(authority.running, { caller: server, deviceNumber, current: late }))).toEqual([
      '469',
    ]);
    const own = await send(authority.running, { caller: device, deviceNumber, current: late });
    expect(currentErrors(own)).toEqual(['011']);
  });
});

describe('group 10, the amounts', () => {
  const WRONG_SUM = {
    avantTax: '+000000005.00',
    TPS: '+000000000.25',
    TVQ: '+000000000.50',
    apresTax: '+000000009.99',
  };

  it('523 while strict, and in a test case; otherwise it is not checked', async () => {
    expect(await errorsOf({ current: await terminal.sign({ mont: WRONG_SUM }) })).toEqual(['523']);
    authority.running.setStrict(false);
    const headers = { CASESSAI: '003.001' };
    expect(await errorsOf({ current: await terminal.sign({ mont: WRONG_SUM }), headers })).toEqual(['523']);
    const { deviceNumber } = terminal.device;
    const current = await terminal.sign({ mont: WRONG_SUM });
    expect((await send(authority.running, { caller: server, deviceNumber, current })).status).toBe(200);
    authority.running.setStrict(true);
  });
});

function without(bill: Transaction, field: keyof Transaction): unknown {
  return Object.fromEntries(Object.entries(bill).filter(([name]) => name !== field));
}

const OTHER = {
  qst: '4079999999TQ0001',
  gst: '819999999RT0001',
  fileNumber: 'ER0099',
  authorizationCode: 'Z9Z9-Z9Z9',
  cn: '4079999999',
  zone: 'America/Montreal',
} as const;
