import { readChain } from '@comptoir/contract/sales/device-api';
import type { z } from 'zod';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { fromAuthorityTime } from '@comptoir/websrm/requests/time';
import { transactionSchema, type Transaction } from '@comptoir/websrm/requests/transaction';
import { callEndpoint, isRefused } from '../comptoir/call-endpoint.ts';
import { callerOf } from '../comptoir/caller-of.ts';
import { recoverUnpaid } from '../bills/recover-unpaid.ts';
import type { Context } from '../context.ts';
import type { Result, Undated } from '../journal/journal-entry.ts';
import { readChainHistory, type HistoricBill } from '../journal/read-history.ts';
import type { OpenBill, TerminalState } from '../journal/terminal-state.ts';
import { TEXTS } from '../texts/language.ts';
import type { Terminal } from '../terminal/with-terminal.ts';

const TIMEOUT_MS = 10_000;

/** Outcome of catching up. `not-shared`: Comptoir does not have the last link that both should have, and the two chains cannot be joined. */
export type CaughtUp = 'done' | 'unreachable' | 'not-shared';

/**
 * Takes back from Comptoir the bills that this terminal's folder has lost, so that the chain goes on behind them. What the terminal
 * signed meanwhile on its old head is refused, to be rebuilt: the authority has other bills in its place. Until it is done the terminal
 * signs nothing; any interruption is taken up where it was.
 */
export async function catchUp(context: Context, terminal: Terminal): Promise<CaughtUp> {
  const { journal } = terminal;
  if (!journal.state.isBehind) await journal.append({ kind: 'found-behind' });
  const chain = await readChainHistory(journal, journal.state.chainHead ?? FIRST_LINK);
  const caller = callerOf(context, terminal);
  let after = lastShared(chain, journal.state);
  for (let count = 0; ;) {
    const answer = await callEndpoint(readChain, caller, { body: { after }, timeoutMs: TIMEOUT_MS });
    if (!answer.ok) return isRefused(answer, 'chain-not-shared') ? 'not-shared' : 'unreachable';
    const { bills, isComplete } = answer.value;
    await takeBack(terminal, bills, chain);
    after = bills.at(-1)?.result.actu ?? after;
    count += bills.length;
    if (!isComplete) continue;
    await refuseStrays(terminal);
    context.screen.warn(TEXTS[context.language].terminal.caughtUp(count));
    return 'done';
  }
}

/** The newest link that Comptoir ever had of this chain; null when it asks for all, as there is none. */
function lastShared(chain: readonly HistoricBill[], { chainHead }: TerminalState): string | null {
  const link = chain.findLast(({ wasTaken }) => wasTaken)?.actu ?? chain[0]?.preced ?? chainHead;
  return link === FIRST_LINK ? null : link;
}

type Bills = z.infer<typeof readChain.reply>['bills'];

async function takeBack({ journal }: Terminal, bills: Bills, chain: readonly HistoricBill[]): Promise<void> {
  if (bills.length === 0) return;
  const present = new Set(chain.map(({ text }) => text));
  const signed = bills.filter(({ document }) => !present.has(document)).map(({ document }) => signedEntry(document));
  await journal.append(...signed, { kind: 'answered', results: bills.map(({ result }) => result) });
}

function signedEntry(text: string): Undated {
  const bill = transactionSchema.parse(JSON.parse(text));
  const { noTrans, signa, utc } = bill;
  const signedAt = fromAuthorityTime(signa.datActu, utc).toISOString();
  return {
    kind: 'signed',
    noTrans,
    actu: signa.actu,
    signedAt,
    origin: originOf(bill),
    replaces: null,
    text,
    recovered: true,
    ...recoverUnpaid(bill),
  };
}

function originOf(bill: Transaction): OpenBill['origin'] {
  if (bill.modImpr === 'RPR' || bill.modImpr === 'DUP') return 'reprint';
  if (UNPAID.has(bill.typTrans)) return 'unpaid';
  if (!isSale(bill)) return 'ended';
  return bill.mont.apresTax.startsWith('-') ? 'refund' : 'sale';
}

/** A receipt or a credit note; what was cancelled has neither an amount nor a payment. */
const isSale = ({ typTrans, modImpr, modPai, refs }: Transaction): boolean =>
  typTrans === 'RFER' && modImpr === 'FAC' && (modPai !== 'AUC' || refs === undefined);

const UNPAID: ReadonlySet<string> = new Set(['ADDI', 'SOUM', 'ESTM']);

/** Bills that do not lead to the chain's head are off it, whatever Comptoir said of them. */
async function refuseStrays({ journal }: Terminal): Promise<void> {
  const chain = await readChainHistory(journal, journal.state.chainHead ?? FIRST_LINK);
  const links = new Set(chain.map(({ actu }) => actu));
  const strays = journal.state.open.filter(({ place, actu }) => place === 'here' && !links.has(actu));
  const results = strays.map(refusedOffChain);
  await journal.append(
    ...(results.length > 0 ? [{ kind: 'answered' as const, results, chainHead: journal.state.chainHead }] : []),
    { kind: 'caught-up' },
  );
}

/** Returns the refusal of a bill that does not follow Comptoir's chain: it is to be rebuilt. */
export const refusedOffChain = ({ noTrans, actu }: { noTrans: string; actu: string }): Result => ({
  noTrans,
  actu,
  state: 'refused',
  by: 'relay',
  reason: 'broken-chain',
  errors: [],
});
