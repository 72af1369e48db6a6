import type { SignedText } from '@comptoir/websrm/requests/batch';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { call } from '../relay/call.ts';
import type { LinkedTerminal } from '../relay/link-terminal.ts';
import { signBills } from '../relay/sign-bills.ts';

/** A terminal and the exact texts of what it has sold. */
export interface WaitingTerminal {
  readonly linked: LinkedTerminal;
  readonly texts: readonly string[];
}

/** Bills that a till submits at once when it comes back to Comptoir. */
const AT_ONCE = 100;

export async function sellOn(linked: readonly LinkedTerminal[], each: number): Promise<WaitingTerminal[]> {
  const terminals: WaitingTerminal[] = [];
  for (const one of linked) terminals.push({ linked: one, texts: await signBills(one, each) });
  return terminals;
}

/** Hands all bills to the server while no one can reach the authority: each of them waits afterwards. */
export async function submitWaiting(url: string, terminals: readonly WaitingTerminal[]): Promise<void> {
  await Promise.all(
    terminals.map(async ({ linked: { token, deviceNumber }, texts }) => {
      for (let from = 0; from < texts.length; from += AT_ONCE) {
        const documents = texts.slice(from, from + AT_ONCE);
        const body = { deviceNumber, trigger: 'sale', documents };
        await call(url, { path: '/device/v1/transactions', token, body });
      }
    }),
  );
}

/** Returns the fields of a bill that its batch needs. */
export function toSignedText(text: string): SignedText {
  const { noTrans, signa } = JSON.parse(text) as Transaction;
  return { text, noTrans, actu: signa.actu };
}
