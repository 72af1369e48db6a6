import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedBill } from '../../../../test/factories/terminals.ts';
import { aProofShop, DAY } from '../../../../test/factories/proof-shop.ts';
import { editDocument, forgeBills, readArchive, verifyFiles, type ChangeBills } from '../../../../test/proof-files.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-02T18:00:00Z') });

type Change = (draft: UnsignedTransaction) => UnsignedTransaction;

const REFERENCE = 'ref:C-2026-0018';
/** The item of an agreement, before what is sold. */
const agreed: Change = (draft) => ({
  ...draft,
  items: [
    {
      qte: '+00001.00',
      descr: 'Contrat',
      prix: '+000000000.00',
      tax: 'SOB',
      acti: 'SOB',
      preci: [{ descr: REFERENCE, acti: 'SOB' }],
    },
    ...draft.items,
  ],
});
const estimated: Change = (draft) => ({ ...agreed(draft), typTrans: 'ESTM', modPai: 'SOB' });
const paid =
  (versActu: string, versAnt: string, sold: string): Change =>
  (draft) => ({ ...agreed(draft), mont: { ...draft.mont, versActu, versAnt, sold } });
const [ONE, TWO, REST] = ['+000000001.00', '+000000002.00', '+000000002.75'];

let proof: Buffer;
/** An estimate before the period; in it its revision, a deposit, an instalment, the last payment, a credit note, a copy of the deposit. */
beforeAll(async () => {
  const shop = await aProofShop(test, 0);
  let previous: SignedBill['transaction'] | null = null;
  const make = async (clock: string, change: Change): Promise<SignedBill['transaction']> => {
    const refs = previous
      ? [{ noTrans: previous.noTrans, datTrans: previous.datTrans, avantTax: previous.mont.avantTax }]
      : undefined;
    const { text, transaction } = await shop.till.bill((draft) => ({
      ...change({ ...draft, datTrans: clock }),
      ...(refs ? { refs } : {}),
    }));
    const { body } = await shop.till.submitBills([text]);
    expect(body.results[0]).toMatchObject({ state: 'accepted' });
    previous = transaction;
    return transaction;
  };
  await make('20260531120000', estimated);
  await make('20260601120000', estimated);
  await make('20260601120001', paid(ONE, '+000000000.00', '+000000004.75'));
  await make('20260601120002', paid(TWO, ONE, REST));
  await make('20260601120003', paid(REST, '+000000003.00', '+000000000.00'));
  proof = (await shop.download(DAY)).rawPayload;
});

const files = () => readArchive(proof);
const forge = (change: ChangeBills) => forgeBills(files(), change);
/** The document of a bill with other words in it. */
const edit =
  (index: number, from: string | RegExp, to: string): ChangeBills =>
  (bills) =>
    bills.with(index, editDocument(bills[index], from, to));

describe('the references of a proof', () => {
  it('are followed from an estimate to the last payment, and out of the period by their date', async () => {
    const { code, text } = await verifyFiles([proof]);
    expect(text).toContain(
      'References between bills: 3 followed; 1 to bills made before the period, which are not here',
    );
    expect(code).toBe(0);
  });

  it.each([
    [
      'a bill that is not there',
      edit(1, '"refs":[{"noTrans":"A-1002"', '"refs":[{"noTrans":"A-1999"'),
      'Bill A-1003, place 3 of the chain, which refers to A-1999. The bill that it has to refer to is missing.',
    ],
    [
      'another time than the bill has',
      edit(1, '"datTrans":"20260601120000"', '"datTrans":"20260601120009"'),
      'which refers to A-1002. The bill that it has to refer to is missing.',
    ],
    [
      'no bill where a payment came before',
      edit(2, /"refs":\[[^\]]*\]/, '"refs":[]'),
      'Bill A-1004, place 4 of the chain. The bill that it has to refer to is missing.',
    ],
    [
      'itself',
      edit(
        2,
        /"refs":\[\{"noTrans":"A-1003","datTrans":"20260601120001"/,
        '"refs":[{"noTrans":"A-1004","datTrans":"20260601120002"',
      ),
      'which refers to A-1004. The bill that it refers to was made after it.',
    ],
    [
      'a later bill',
      edit(
        1,
        /"refs":\[\{"noTrans":"A-1002","datTrans":"20260601120000"/,
        '"refs":[{"noTrans":"A-1005","datTrans":"20260601120003"',
      ),
      'which refers to A-1005. The bill that it refers to was made after it.',
    ],
    [
      'a time after the period',
      edit(0, /"refs":\[\{"noTrans":"A-1001","datTrans":"20260531/, '"refs":[{"noTrans":"A-1001","datTrans":"20260701'),
      'which refers to A-1001. The bill that it refers to was made after it.',
    ],
    [
      'another amount',
      edit(1, /("refs":\[\{[^}]*"avantTax":")[^"]+/, '$1+000000004.00'),
      'which refers to A-1002. The bill that it refers to has another amount',
    ],
    [
      'another contract',
      edit(0, REFERENCE, 'ref:C-2026-0019'),
      'Bill A-1003, place 3 of the chain, which refers to A-1002. The bill that it refers to has another amount, other payments or another contract.',
    ],
    [
      'more paid before than was',
      edit(2, /"versAnt":"\+000000001.00","sold":"[^"]+"/, '"versAnt":"+000000001.50","sold":"+000000002.25"'),
      'Bill A-1004, place 4 of the chain, which refers to A-1003.',
    ],
    [
      'payments that are not the whole',
      edit(3, '"sold":"+000000000.00"', '"sold":"+000000000.01"'),
      'Bill A-1005, place 5 of the chain, which refers to A-1004.',
    ],
  ])('are found out with %s', async (_, change, named) => {
    const { code, text } = await forge(change);
    expect(text).toContain(named);
    expect(code).toBe(1);
  });

  const payAgain: ChangeBills = (bills) =>
    bills.with(
      3,
      editDocument(
        editDocument(
          editDocument(
            bills[3],
            '"noTrans":"A-1004","datTrans":"20260601120002"',
            '"noTrans":"A-1003","datTrans":"20260601120001"',
          ),
          '"versAnt":"+000000003.00"',
          '"versAnt":"+000000001.00"',
        ),
        '"sold":"+000000000.00"',
        '"sold":"+000000002.00"',
      ),
    );

  it('are found out with a payment made twice', async () => {
    const { text } = await forge(payAgain);
    expect(text).toContain(
      'Bill A-1005, place 5 of the chain, which refers to A-1003. Another payment already follows',
    );
  });

  it('are right with a bill made in the place of one that the authority refused', async () => {
    const refused: ChangeBills = (bills) =>
      payAgain(bills).map((bill, index) => (index === 2 ? { ...bill, state: 'refused' } : bill));
    expect((await forge(refused)).code).toBe(0);
  });

  it('are right with a copy of a bill that another one refers to', async () => {
    // the original of the copy lies before the period, and the copy is made after what refers to it
    const copied = (bills: Record<string, unknown>[]) =>
      bills.with(
        3,
        ['"noTrans":"A-1001"', '"datTrans":"20260531120000"', '"modImpr":"RPR"'].reduce(
          (bill, field) => editDocument(bill, new RegExp(`${field.split(':')[0]}:"[^"]+"`), field),
          bills[3] ?? {},
        ),
      );
    const { text } = await forge(copied);
    expect(text).toContain('References between bills: 3 followed\n');
    expect(text).not.toContain('made after it');
  });
});
