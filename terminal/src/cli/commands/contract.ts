import { askInstalmentAtTill, type ToSign } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ContractDocumentKind } from '@comptoir/domain/sales/contracts/contract-document';
import { choosePayment, requireKnownPayment } from '../../bills/payment.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import { callEndpoint, isRefused } from '../../comptoir/call-endpoint.ts';
import { callerOf } from '../../comptoir/caller-of.ts';
import { expectReply } from '../../comptoir/expect-reply.ts';
import type { Context } from '../../context.ts';
import { describeDocument } from '../../contracts/describe-document.ts';
import { fetchToSign, signDocument } from '../../contracts/sign-document.ts';
import { tellSigned } from '../../contracts/tell-signed.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TEXTS } from '../../texts/language.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import type { Arguments } from '../read-arguments.ts';
import { showBills } from '../show-bill.ts';

/** Further flags of the commands that sign documents. */
export const SIGNING_FLAGS = ['yes'] as const;

const AGREEMENT = ['contract', 'revision'] as const;

/** True for the number of a contract, which no bill bears. */
export const isContractNumber = (word: string | undefined): boolean => /^c-\d{4}-\d{4,}$/i.test(word ?? '');

/** Signs a contract, or its revision. */
export const contract: Command = signing(AGREEMENT);

/** Signs an instalment of a contract; the next one of its schedule when no one asked for one. */
export const instalment: Command = signing(['instalment'], { asks: true });

/** Signs the last payment of a contract, and what was ordered besides. */
export const final: Command = signing(['addition', 'final']);

/** Signs what the portal wrote of a contract, once it was shown and confirmed. */
export const signAgreement = (context: Context, args: Arguments): Promise<void> =>
  sign(context, args, { kinds: AGREEMENT, asks: false });
export const signCancellation = (context: Context, args: Arguments): Promise<void> =>
  sign(context, args, { kinds: ['cancellation'], asks: false });

type Kinds = readonly ContractDocumentKind[];

function signing(kinds: Kinds, { asks = false } = {}): Command {
  return {
    shape: { positionals: 1, values: ['payment'], flags: SIGNING_FLAGS },
    run: (context, args) => sign(context, args, { kinds, asks }),
  };
}

async function sign(context: Context, args: Arguments, choice: Omit<Wanted, 'number'>): Promise<void> {
  const number = args.positionals[0]?.toUpperCase();
  if (!isContractNumber(number) || number === undefined) throw new TerminalError((texts) => texts.contracts.missing());
  const texts = TEXTS[context.language].contracts;
  await withBillingTerminal(context, args.value('till'), async (terminal) => {
    await tellSigned(context, terminal);
    const document = await chooseDocument(context, terminal, { number, ...choice });
    for (const line of describeDocument(document, context.language)) context.screen.print(line);
    await confirm(context, args, texts.confirm());
    const made = await signDocument(context, terminal, { document, payment: paymentOf(terminal, document, args) });
    await tellSigned(context, terminal);
    await showBills(context, terminal, { made, args });
    if (document.order.kind === 'addition') context.screen.print(texts.finalNext(number));
    if (terminal.journal.state.contractDocuments.some(({ isReported }) => !isReported))
      context.screen.print(texts.unreported());
  });
}

interface Wanted {
  readonly number: string;
  readonly kinds: Kinds;
  readonly asks: boolean;
}

async function chooseDocument(context: Context, terminal: Terminal, choice: Wanted): Promise<ToSign> {
  const { number, kinds, asks } = choice;
  const next = await findNext(context, terminal, number);
  if (next === undefined && asks) {
    const call = { body: { contract: number }, timeoutMs: 10_000 };
    const answer = await callEndpoint(askInstalmentAtTill, callerOf(context, terminal), call);
    if (isRefused(answer, 'not-found')) throw new TerminalError((texts) => texts.contracts.nothingToSign(number));
    expectReply(answer, context.apiUrl);
    return chooseDocument(context, terminal, { ...choice, asks: false });
  }
  if (next === undefined) throw new TerminalError((texts) => texts.contracts.nothingToSign(number));
  const { kind } = next.order;
  if (!kinds.includes(kind)) throw new TerminalError((texts) => texts.contracts.otherIsNext(number, kind));
  return next;
}

const findNext = async (context: Context, terminal: Terminal, number: string): Promise<ToSign | undefined> =>
  (await fetchToSign(context, terminal)).find(({ order }) => order.contract === number);

/** Returns the method by which money comes, or goes back: as typed, else the usual one. */
function paymentOf(terminal: Terminal, { order }: ToSign, args: Arguments) {
  const { kind, paidCents, totalCents, earlierCents } = order;
  const moved = kind === 'cancellation' || kind === 'revision' ? earlierCents : paidCents;
  const payment = choosePayment(args.value('payment'), cents(kind === 'addition' ? totalCents : moved));
  requireKnownPayment(payment, terminal.record.configuration.merchant.activity);
  return payment === 'AUC' ? null : payment;
}
