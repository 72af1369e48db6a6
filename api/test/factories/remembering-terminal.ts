import type { EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type { SubmissionReply, readChain } from '@comptoir/contract/sales/device-api';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { transactionSchema } from '@comptoir/websrm/requests/transaction';
import type { z } from 'zod';
import type { TestApp } from '../test-app.ts';
import { bearer } from './merchants.ts';
import type { MadeTerminal, SignedBill } from './terminals.ts';

/** A till's journal as far as chains go: its bills in order, and what it was answered of each. */
export interface Memory {
  readonly bills: readonly SignedBill[];
  readonly outcomes: ReadonlyMap<string, EarlierOutcome>;
}

/** A till that does about chains what ours does: it keeps its bills, submits again from the relay's head, and takes back what it lost. */
export function rememberingTerminal(test: TestApp, till: MadeTerminal) {
  let memory: Memory = { bills: [], outcomes: new Map() };

  const submitBills = async (bills: readonly SignedBill[]): Promise<SubmissionReply> => {
    const outcomes = bills.flatMap(({ transaction }) => memory.outcomes.get(transaction.signa.actu) ?? []);
    const { body } = await till.submitBills(
      bills.map(({ text }) => text),
      { outcomes },
    );
    learn(body.results);
    return body;
  };
  const learn = (results: SubmissionReply['results']): void => {
    const heard = results.flatMap((result): [string, EarlierOutcome][] => {
      if (result.state !== 'accepted' || result.actu === null) return [];
      const { actu: signature, psiNoTrans, psiDatTrans, noLot } = result;
      return [[signature, { signature, state: 'accepted', psiNoTrans, psiDatTrans, noLot, errors: [] }]];
    });
    memory = { ...memory, outcomes: new Map([...memory.outcomes, ...heard]) };
  };
  const withdrawBill = async (lost: SignedBill): Promise<void> => {
    const kept = memory.bills.slice(0, -1);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/device/v1/chain',
      headers: bearer(till.token),
      payload: { after: kept.at(-1)?.transaction.signa.actu ?? null },
    });
    const { bills } = reply.json<z.infer<typeof readChain.reply>>();
    const found = bills.map(({ document }) => ({
      text: document,
      transaction: transactionSchema.parse(JSON.parse(document)),
    }));
    memory = { ...memory, bills: [...kept, ...found] };
    learn(bills.map(({ result }) => result));
    till.follow(memory.bills.at(-1)?.transaction.signa.actu ?? FIRST_LINK);
    const { signa: _, ...content } = lost.transaction;
    const remade = await till.bill((draft) => ({ ...content, noTrans: draft.noTrans, datTrans: draft.datTrans }));
    memory = { ...memory, bills: [...memory.bills, remade] };
    await submitBills([remade]);
  };

  return {
    ...till,
    /** Sells once, and heals whichever of the two chains is behind. */
    sell: async (): Promise<void> => {
      const bill = await till.bill();
      memory = { ...memory, bills: [...memory.bills, bill] };
      const waiting = memory.bills.filter(({ transaction }) => !memory.outcomes.has(transaction.signa.actu));
      const { chain, chainHead } = await submitBills(waiting);
      const at = memory.bills.findIndex(({ transaction }) => transaction.signa.actu === chainHead);
      if (chain === 'relay-behind') await submitBills(memory.bills.slice(at + 1));
      if (chain === 'till-behind') await withdrawBill(bill);
    },
    /** Signs without reaching the relay. */
    sellOffline: async (): Promise<void> => {
      memory = { ...memory, bills: [...memory.bills, await till.bill()] };
    },
    memory: (): Memory => memory,
    copy: (): (() => void) => {
      const kept = memory;
      return () => {
        memory = kept;
        till.follow(kept.bills.at(-1)?.transaction.signa.actu ?? FIRST_LINK);
      };
    },
  };
}
