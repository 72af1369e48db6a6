import { BILL_KINDS, billKind, type BillDocument } from '@comptoir/domain/sales/bills/bill-kind';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../../../test/test-app.ts';
import { asSystem } from '../../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../../test/factories/terminals.ts';

const test = useTestApp();

const AMOUNTS = ['+000000018.10', '-000000018.10', '+000000000.00'];
const REFS = [undefined, ['+000000018.10'], ['-000000018.10'], ['+000000018.10', '-000000003.00']];

/** Every combination of what the kind is decided by. */
function allDocuments(): BillDocument[] {
  const choices: [string, readonly unknown[]][] = [
    ['typTrans', ['SOUM', 'ESTM', 'ADDI', 'RFER', 'TIER', 'SOB']],
    ['modImpr', ['FAC', 'RPR', 'DUP', 'PSP', 'ANN']],
    ['formImpr', ['PAP', 'NON']],
    ['modTrans', ['OPE', 'FOR']],
    ['modPai', ['DEB', 'AUC', 'SOB']],
    ['items', [[{ descr: 'Soupe' }], [{ descr: 'Soupe' }, { descr: 'Annulation' }]]],
    [
      'mont',
      AMOUNTS.flatMap((avantTax) => [
        { avantTax, apresTax: avantTax },
        { avantTax, apresTax: avantTax, mtdu: '+000000000.00' },
        { avantTax, apresTax: avantTax, versActu: avantTax },
      ]),
    ],
    ['refs', REFS.map((refs) => refs?.map((avantTax) => ({ avantTax })))],
  ];
  let documents: object[] = [{}];
  for (const [name, values] of choices)
    documents = documents.flatMap((document) =>
      values.map((value) => (value === undefined ? document : { ...document, [name]: value })),
    );
  return documents as BillDocument[];
}

it('the database gives a bill that was stored earlier the kind that the rule gives it', async () => {
  const documents = allDocuments();
  const found = await asSystem<{ kind: string }>(test, {
    text: 'select bill_kind(d::jsonb) as kind from unnest($1::text[]) with ordinality as t (d, n) order by n',
    values: [documents.map((document) => JSON.stringify(document))],
  });
  const differing = documents.filter((document, index) => found[index]?.kind !== billKind(document));
  expect(differing).toEqual([]);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(BILL_KINDS));
});

it('what a server of the former release stores has its facts and references all the same', async () => {
  const till = await aTerminal(test);
  const ref = { noTrans: 'A-9', datTrans: '20260501120000', avantTax: '+000000005.00' };
  const { text } = await till.bill((draft) => ({ ...draft, nomUtil: 'Camille Roy', refs: [ref] }));
  await till.submitBills([text]);
  await asSystem(test, {
    text: `insert into transactions (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type,
        total_cents, document, signature)
      select gen_random_uuid(), merchant_id, device_id, 2, signed_at + interval '1 minute', received_at, no_trans, document_type,
        total_cents, document, signature from transactions where device_id = $1`,
    values: [till.id],
  });
  const stored = await asSystem(test, {
    text: `select b.kind, b.payment, b.employee, r.no_trans as "refersTo" from transactions b
      join bill_references r on r.merchant_id = b.merchant_id and r.transaction_id = b.id where b.device_id = $1`,
    values: [till.id],
  });
  const facts = { kind: 'receipt', payment: 'DEB', employee: 'Camille Roy', refersTo: 'A-9' };
  expect(stored).toEqual([facts, facts]);
});
