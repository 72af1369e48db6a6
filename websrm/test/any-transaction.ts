import fc from 'fast-check';
import {
  activityCode,
  paymentCode,
  printForm,
  printMode,
  taxCode,
  type Transaction,
  transactionMode,
  transactionType,
} from '../src/requests/transaction.ts';
import { toAllowedText } from '../src/requests/allowed-text.ts';
import { formatMoney, formatQuantity } from '../src/requests/values.ts';
import { sampleBill } from './sample-bill.ts';

type Given<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Leaves out what is undefined, as the wire does. */
const written = <T extends object>(fields: Given<T>): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const anyMoney = fc
  .oneof(fc.constantFrom(0, 0, 1, -1, 500, 575, -575), fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }))
  .map(formatMoney);
const anyQuantity = fc.integer({ min: -9_999_999, max: 9_999_999 }).map(formatQuantity);
const STANDARD = [
  'Annulation',
  'Abandon',
  'Frais de service',
  'Taxe(s) supplémentaire(s)',
  'FORFAIT',
  'Contrat',
  'SOB',
];

/** A description of any letters, as a till cleans it; or a standard text. */
export const anyDescription = fc.oneof(
  fc.constantFrom(...STANDARD),
  fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => {
    const allowed = toAllowedText(text, { max: 128, kind: 'description' });
    return allowed.length < 2 ? 'Plat du jour' : allowed;
  }),
);

const anyPrecision = fc
  .record({
    qte: maybe(anyQuantity),
    descr: anyDescription,
    unitr: maybe(anyMoney),
    prix: maybe(anyMoney),
    tax: maybe(fc.constantFrom(...taxCode.options)),
    acti: fc.constantFrom(...activityCode.options),
  })
  .map((fields) => written<NonNullable<Transaction['items'][number]['preci']>[number]>(fields));

const anyItem = fc
  .record({
    qte: anyQuantity,
    descr: anyDescription,
    unitr: maybe(anyMoney),
    prix: anyMoney,
    tax: fc.constantFrom(...taxCode.options),
    acti: fc.constantFrom(...activityCode.options),
    preci: maybe(fc.array(anyPrecision, { minLength: 1, maxLength: 3 })),
  })
  .map((fields) => written<Transaction['items'][number]>(fields));

const anyAmounts = fc
  .record({
    avantTax: anyMoney,
    TPS: anyMoney,
    TVQ: anyMoney,
    apresTax: anyMoney,
    ajus: maybe(anyMoney),
    mtdu: maybe(anyMoney),
    versActu: maybe(anyMoney),
    versAnt: maybe(anyMoney),
    sold: maybe(anyMoney),
    pourb: maybe(anyMoney),
  })
  .map((fields) => written<Transaction['mont']>(fields));

const anyReference = fc.record({
  noTrans: fc.constantFrom('A-1001', 'A-0900', 'A-0901'),
  datTrans: fc.constantFrom('20260115120500', '20260115110000'),
  avantTax: anyMoney,
});

const customer = {
  nomClint: 'Traiteur',
  adr: [{ typAdr: 'EXP' as const, noCiviq: '1', rue: 'R', vil: 'Q', cp: 'G1K3Z4' }],
};
const anyCustomer = fc.constantFrom(
  { nomClint: 'Client' },
  customer,
  { ...customer, noTvqClint: '4071234567TQ0001' },
  { noTvqClint: '4071234567TQ0001' },
);

/** A transaction whose every field has its form, and whose fields go together or not, as it comes. */
export const anyTransaction: fc.Arbitrary<Transaction> = fc
  .record({
    sectActi: fc
      .record({ typServ: maybe(fc.constantFrom('CMP', 'TBL', 'LVR', 'LVT')), nbClint: maybe(fc.constant('001')) })
      .map((fields) => written<Transaction['sectActi']>({ abrvt: 'RBC', ...fields })),
    nomUtil: maybe(fc.constant('Camille Roy')),
    relaCommer: fc.constantFrom('B2C', 'B2B'),
    clint: maybe(anyCustomer),
    items: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
    mont: anyAmounts,
    commerElectr: fc.constantFrom('O', 'N'),
    typTrans: fc.constantFrom(...transactionType.options),
    modPai: fc.constantFrom(...paymentCode.options),
    modImpr: fc.constantFrom(...printMode.options),
    formImpr: fc.constantFrom(...printForm.options),
    modTrans: fc.constantFrom(...transactionMode.options),
    refs: maybe(fc.array(anyReference, { minLength: 1, maxLength: 3 })),
    version: fc.constantFrom('00000000000AB101', '0000000000000000'),
    codCertif: fc.constantFrom('FOB201999999', 'FOB000000000', 'RBC000000000'),
  })
  .map(({ version: idVersi, codCertif, ...fields }) => {
    const { nomUtil: _user, clint: _customer, refs: _refs, ...bill } = sampleBill();
    const SEV = { ...bill.SEV, idVersi, codCertif };
    return { ...bill, ...written<Partial<Transaction>>(fields), SEV };
  });
