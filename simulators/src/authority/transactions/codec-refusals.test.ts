import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import { findCatalogueError } from '@comptoir/websrm/requests/error-catalogue';
import { transactionSchema, type Transaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuthority, type TestAuthority } from '../../../test/test-authority.ts';
import { enrol, type Holder, openTerminal, send, type Terminal } from '../../../test/terminal.ts';
import { LEGAL_RATES } from './legal-rates.ts';

let authority: TestAuthority;
let server: Holder;
let terminal: Terminal;
beforeAll(async () => {
  authority = await startTestAuthority();
  server = await enrol(authority.running, 'server');
  terminal = openTerminal(await enrol(authority.running, 'device'));
});
afterAll(() => authority.remove());

/** The ids of a refusal in their order; its reply may echo what no reply may hold, such as a number that is none. */
async function post(current: Transaction, sent: unknown = current): Promise<string[]> {
  const { deviceNumber } = terminal.device;
  const body = JSON.stringify({ reqTrans: { transActu: sent } });
  const answer = await send(authority.running, { caller: server, deviceNumber, current, body });
  return Array.from(JSON.stringify(answer.json).matchAll(/JW00B999(\d{3})E/g), ([, code = '']) => code);
}

/** As the authority lists them: each id once, and its companion behind them when one of them has one. */
function withCompanion(codes: readonly string[]): string[] {
  const hasCompanion = codes.some((code) => findCatalogueError(`JW00B999${code}E`)?.companion);
  return hasCompanion ? [...codes, '999'] : [...codes];
}

type Items = UnsignedTransaction['items'];
const ITEM: Items[number] = { qte: '+00001.00', descr: 'Poutine', prix: '+000000005.00', tax: 'FP', acti: 'RES' };
const MONT = { avantTax: '+000000005.00', TPS: '+000000000.25', TVQ: '+000000000.50', apresTax: '+000000005.75' };
const CREDIT = { avantTax: '-000000005.00', TPS: '-000000000.25', TVQ: '-000000000.50', apresTax: '-000000005.75' };
const ZERO = '+000000000.00';
const FREE: Items[number] = { ...ITEM, prix: ZERO, tax: 'SOB', acti: 'SOB' };
const NOTHING = { avantTax: ZERO, TPS: ZERO, TVQ: ZERO, apresTax: ZERO };
const UNTAXED = { qte: '+00001.00', descr: 'bacon', prix: '+000000005.00', acti: 'RES' } as const;
const REF = { noTrans: 'A-1', datTrans: '20260101120000', avantTax: '+000000005.00' };

describe('what the codec refuses of fields together, the authority refuses by the same ids', () => {
  it.each<[string, Partial<UnsignedTransaction>]>([
    ['502', { noTrans: 'X-1', datTrans: '20260101120000', refs: [{ ...REF, noTrans: 'X-1' }] }],
    ['503', { refs: [REF, REF] }],
    ['504', { typTrans: 'TIER', relaCommer: 'B2B' }],
    ['505', { modPai: 'SOB' }],
    ['523', { mont: { ...MONT, apresTax: '+000000009.99' } }],
    ['523', { items: [{ ...ITEM, prix: '-000000005.00', tax: 'NON' }], mont: CREDIT, refs: [REF] }],
    ['528', { modImpr: 'PSP', modPai: 'DEB' }],
    ['529', { nomUtil: undefined, mont: { ...MONT, pourb: '+000000001.00' } }],
    ['532', { mont: { ...MONT, versActu: '+000000005.75' } }],
    ['534', { mont: { ...MONT, versActu: '+000000002.00', versAnt: '+000000001.00', sold: '+000000002.75' } }],
    ['535', { mont: { ...MONT, versActu: '+000000002.00', versAnt: ZERO, sold: '+000000002.75' } }],
    ['537', { sectActi: { abrvt: 'RBC' } }],
    ['538', { mont: { ...MONT, ajus: '-000000000.75' } }],
    ['541', { items: [{ ...ITEM, preci: [{ descr: 'bacon', prix: ZERO, acti: 'SOB' }] }] }],
    [
      '542',
      { items: [{ ...FREE, preci: [UNTAXED] }], mont: { ...MONT, TPS: ZERO, TVQ: ZERO, apresTax: MONT.avantTax } },
    ],
    [
      '543',
      {
        items: [{ ...ITEM, descr: 'Frais de service', tax: 'F' }],
        mont: { ...MONT, TVQ: ZERO, apresTax: '+000000005.25' },
      },
    ],
    ['545', { items: [{ ...ITEM, acti: 'HAB' }] }],
    ['546', { items: [FREE], mont: NOTHING }],
    ['547', { mont: { ...MONT, ajus: '-000000000.75', mtdu: '+000000005.75' } }],
    ['548', { commerElectr: 'O', modPai: 'ARG' }],
    ['549', { items: [ITEM, { ...ITEM, descr: 'Annulation', prix: '-000000005.00' }], mont: NOTHING, modPai: 'AUC' }],
    ['550', { items: [{ ...ITEM, acti: 'SOB' }] }],
    ['554', { items: [{ ...ITEM, tax: 'FPS' }] }],
  ])('%s', async (code, changes) => {
    const bill = await terminal.sign(changes);
    const { signa: _signed, ...unsigned } = bill;
    const claimed = [...new Set(checkTransaction(unsigned, LEGAL_RATES).map(({ errorId }) => errorId.slice(8, 11)))];
    expect(claimed).toContain(code);
    const refused = await post(bill);
    expect(refused.toSorted()).toEqual(withCompanion(claimed).toSorted());
  });
});

type Spoil = (bill: Transaction) => object;

describe('what the codec refuses of a field by itself, the authority refuses by that field’s id', () => {
  it.each<[string, Spoil]>([
    ['405', (bill) => ({ ...bill, sectActi: { ...bill.sectActi, abrvt: 'XYZ' } })],
    ['406', (bill) => ({ ...bill, noTrans: '--' })],
    ['407', (bill) => ({ ...bill, nomUtil: 'x'.repeat(65) })],
    ['408', (bill) => ({ ...bill, datTrans: '20260231120000' })],
    ['409', (bill) => ({ ...bill, items: [{ ...ITEM, qte: '1' }] })],
    ['410', (bill) => ({ ...bill, items: [{ ...ITEM, descr: 'x' }] })],
    ['411', (bill) => ({ ...bill, items: [{ ...ITEM, prix: '5' }] })],
    ['412', (bill) => ({ ...bill, items: [{ ...ITEM, tax: 'PF' }] })],
    ['413', (bill) => ({ ...bill, typTrans: 'REC' })],
    ['414', (bill) => ({ ...bill, modPai: 'OR' })],
    ['415', (bill) => ({ ...bill, modImpr: 'XXX' })],
    ['416', (bill) => ({ ...bill, modTrans: 'XXX' })],
    ['417', (bill) => ({ ...bill, signa: { ...bill.signa, preced: '=' } })],
    ['422', (bill) => ({ ...bill, emprCertifSEV: 'ABC' })],
    ['423', (bill) => ({ ...bill, utc: '-03:30N' })],
    ['427', (bill) => ({ ...bill, formImpr: 'SOB' })],
    ['441', (bill) => ({ ...bill, SEV: { ...bill.SEV, versi: 'v_1' } })],
    ['443', (bill) => ({ ...bill, SEV: { ...bill.SEV, versiParn: '' } })],
    ['447', (bill) => ({ ...bill, commerElectr: 'X' })],
    ['448', (bill) => ({ ...bill, docAdr: { docNoCiviq: '1', docCp: 'G1K 3Z4' } })],
    ['449', (bill) => ({ ...bill, docAdr: { docNoCiviq: 'x'.repeat(17), docCp: 'G1K3Z4' } })],
    ['450', (bill) => ({ ...bill, mont: { ...MONT, versActu: '1', versAnt: ZERO, sold: ZERO } })],
    ['454', (bill) => ({ ...bill, items: [{ ...ITEM, acti: 'TAX' }] })],
    ['455', (bill) => ({ ...bill, sectActi: { ...bill.sectActi, typServ: 'XXX' } })],
    ['456', (bill) => ({ ...bill, sectActi: { ...bill.sectActi, noTabl: '12' } })],
    ['458', (bill) => ({ ...bill, sectActi: { ...bill.sectActi, nbClint: '000' } })],
    ['461', (bill) => ({ ...bill, relaCommer: 'B2G' })],
    ['462', (bill) => ({ ...bill, clint: { adr: [{ ...ADDRESS, typAdr: 'DOM' }] } })],
    ['463', (bill) => ({ ...bill, clint: { noTvqClint: '1' } })],
    ['464', (bill) => ({ ...bill, clint: { tel1: '555' } })],
    ['465', (bill) => ({ ...bill, clint: { courl: 'personne' } })],
    ['467', (bill) => ({ ...bill, clint: { adr: [{ ...ADDRESS, rue: 'x'.repeat(129) }] } })],
    ['468', (bill) => ({ ...bill, nomMandt: 'Bistro ' })],
    ['471', (bill) => ({ ...bill, clint: { adr: [{ ...ADDRESS, cp: 'G1K' }] } })],
  ])('%s', async (code, spoil) => {
    const bill = await terminal.sign();
    const sent = spoil(bill);
    expect(transactionSchema.safeParse(sent).success).toBe(false);
    expect((await post(bill, sent))[0]).toBe(code);
  });
});

const ADDRESS = { typAdr: 'EXP', noCiviq: '1', rue: 'rue du Port', vil: 'Québec', cp: 'G1K3Z4' };
