import { ratePeriods } from '@comptoir/domain/base/taxes/tax-calendar';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { refuseIncoherent } from '@comptoir/websrm/recipes/refuse-incoherent';
import { signTransaction, type Transaction } from '@comptoir/websrm/requests/transaction';
import { nextInstant } from './next-instant.ts';
import type { OpenBill } from '../journal/terminal-state.ts';
import type { UnpaidFacts } from '../journal/unpaid-bill.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import type { BillContent } from './compose-bill.ts';
import { numberBill } from '../journal/number-bill.ts';

/** Draft of a bill to sign: a new one, or an earlier one that comes out again and keeps its number and time. */
export interface Draft {
  readonly content: BillContent;
  readonly origin: OpenBill['origin'];
  readonly keeps?: { readonly noTrans: string; readonly datTrans: string; readonly utc: Transaction['utc'] };
  /** Signature of the refused bill that this one replaces. */
  readonly replaces?: string;
  /** Order that stays open behind it, when it is not the end of a sale. */
  readonly unpaid?: UnpaidFacts | undefined;
  /** The bills that it ends, by number and time. */
  readonly closes?: readonly string[];
  /** The plan that it is a step of. */
  readonly plan?: string;
  /** The document of a contract that it is. */
  readonly signs?: string | undefined;
  /** Line of its bill that each item of a credit note gives back, from 0. */
  readonly creditedLines?: readonly number[] | undefined;
}

/**
 * Signs a bill as the next link of the terminal's chain and puts it in the journal: when this returns, it is on the disk and
 * will reach the authority, whatever happens next.
 */
export async function signBill(terminal: Terminal, draft: Draft, now: Date): Promise<Transaction> {
  const { state } = terminal.journal;
  const { configuration, certificate } = terminal.record;
  const at = nextInstant(state.lastSignedAt, now);
  const time = toAuthorityTime(at, configuration.merchant.timeZone);
  const identity = draft.keeps ?? {
    noTrans: numberBill(
      { billPrefix: configuration.billPrefix, deviceNumber: certificate.deviceNumber },
      state.counter,
    ),
    datTrans: time.stamp,
    utc: time.utc,
  };
  const transaction = { ...draft.content, ...userOf(terminal, draft), ...identity };
  // a rebuilt bill was refused by the authority already, which says itself what is wrong with it
  if (draft.replaces === undefined) refuseIncoherent(transaction, ratePeriods(configuration.taxCalendar));
  const bill = await signTransaction({
    transaction,
    privateKey: await terminal.signingKey(),
    previous: state.chainHead ?? FIRST_LINK,
    signedAt: time.stamp,
  });
  await terminal.journal.append({
    kind: 'signed',
    noTrans: bill.noTrans,
    actu: bill.signa.actu,
    signedAt: at.toISOString(),
    origin: draft.origin,
    replaces: draft.replaces ?? null,
    text: JSON.stringify(bill),
    ...detailsOf(draft),
  });
  return bill;
}

/** Returns the details that the journal keeps of a bill beside its text, as far as there are any. */
const detailsOf = ({ unpaid, closes = [], plan, signs, creditedLines }: Draft) => ({
  ...(unpaid === undefined ? {} : { unpaid }),
  ...(closes.length === 0 ? {} : { closes: [...closes] }),
  ...(plan === undefined ? {} : { plan }),
  ...(signs === undefined ? {} : { signs }),
  ...(creditedLines === undefined ? {} : { creditedLines: [...creditedLines] }),
});

/** Names the user who makes the bill. A copy and a rebuilt bill keep the one of the first. Source: SRM-29. */
function userOf({ journal }: Terminal, { keeps, replaces }: Draft): { nomUtil?: string } {
  const { shift } = journal.state;
  return shift === null || keeps !== undefined || replaces !== undefined ? {} : { nomUtil: shift.user };
}
