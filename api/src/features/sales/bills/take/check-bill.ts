import type { RelayRefusal } from '@comptoir/contract/sales/bill-result';
import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { minutesAhead } from '@comptoir/domain/sales/bills/clock-drift';
import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import type { Finding } from '@comptoir/websrm/requests/finding';
import { fromAuthorityTime } from '@comptoir/websrm/requests/time';
import { transactionSchema, verifyTransaction, type Transaction } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';
import type { BillOwner } from '../../devices/calling-device.ts';
import type { FindSigningKey } from '../../devices/find-signing-key.ts';
import { taxTables } from '../../../base/taxes/calendar-in-force.ts';

/** A bill that may join the chain: its exact bytes and what they say. */
export interface CheckedBill {
  readonly text: string;
  readonly transaction: Transaction;
  readonly signedAt: Date;
  readonly totalCents: Cents;
  /** By how many minutes it is dated ahead of the server's clock; 0 within five minutes. */
  readonly minutesAhead: number;
}

/** A bill that may not, and why. `noTrans` as far as it can be read. */
export interface RefusedBill {
  readonly text: string;
  readonly noTrans: string;
  readonly signature: string | null;
  readonly reason: RelayRefusal;
  readonly detail: string;
}

export type BillCheck =
  | { readonly ok: true; readonly bill: CheckedBill }
  | { readonly ok: false; readonly refused: RefusedBill };

/** Context that a bill is checked against. `deviceNumber` is the one the till claims. */
export interface CheckContext {
  readonly device: BillOwner;
  readonly deviceNumber: string;
  readonly findSigningKey: FindSigningKey;
  readonly now: Date;
}

/**
 * Checks all of a bill but its place in the chain, which needs the lane locked: form, owner, amounts, signature. An
 * expired certificate is no reason to refuse: the authority wants those bills too, and says so itself (SRM-39). Neither is a
 * date ahead of ours: the bill is a link of its chain, whichever of the two clocks is wrong. Neither is the GST or file number that the
 * business had when the bill was made: whose it is, its QST number and its certificate say (decision 74). Nor are rates of a calendar before
 * the one in force, which a till that was not heard of since may bill by (decision 204): the authority says what it thinks of them.
 */
export async function checkBill(context: CheckContext, text: string): Promise<BillCheck> {
  const transaction = readTransaction(text);
  if (!transaction.ok) return refuse(text, { reason: 'malformed', ...transaction });
  const { value } = transaction;
  const named = { noTrans: value.noTrans, signature: value.signa.actu };
  const foreign = foreignField(context, value);
  if (foreign) return refuse(text, { ...named, reason: 'foreign-device', detail: foreign });
  const key = await context.findSigningKey(context.device, value.emprCertifSEV);
  if (!key) return refuse(text, { ...named, reason: 'foreign-device', detail: 'emprCertifSEV' });
  const wrongAmount = findWrongAmount(value);
  if (wrongAmount) return refuse(text, { ...named, reason: 'amounts-do-not-add-up', detail: wrongAmount.path });
  if (!(await verifyTransaction(key, value)))
    return refuse(text, { ...named, reason: 'broken-signature', detail: 'signa.actu' });
  const signedAt = fromAuthorityTime(value.datTrans, value.utc);
  // no instant of ours has five digits in its year: such a bill could be kept, and never be shown
  if (signedAt.getUTCFullYear() > 9999) return refuse(text, { ...named, reason: 'malformed', detail: 'datTrans' });
  const totalCents = cents(parseMoney(value.mont.mtdu ?? value.mont.apresTax));
  const ahead = minutesAhead(signedAt, context.now);
  return { ok: true, bill: { text, transaction: value, signedAt, totalCents, minutesAhead: ahead } };
}

/** Returns the sum of a bill that adds up by no rates that it may have been made by, as those in force find it. */
function findWrongAmount(transaction: Transaction): Finding | undefined {
  const [inForce, ...before] = taxTables().map(
    (table) => () => checkTransaction(transaction, table).find(({ errorId }) => AMOUNT_ERRORS.has(errorId)),
  );
  const found = inForce?.();
  return found && before.every((find) => find()) ? found : undefined;
}

/** Sums that do not add up, by the authority's own ids: total after tax, instalments, amount due. Source: SRM-32. */
const AMOUNT_ERRORS: ReadonlySet<string> = new Set(['JW00B999523E', 'JW00B999535E', 'JW00B999547E']);

type Reading =
  | { readonly ok: true; readonly value: Transaction }
  | { readonly ok: false; readonly noTrans: string; readonly signature: null; readonly detail: string };

function readTransaction(text: string): Reading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, noTrans: '', signature: null, detail: 'JSON' };
  }
  const parsed = transactionSchema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const detail = parsed.error.issues[0]?.path.join('.') ?? '';
  return { ok: false, noTrans: claimedNumber(json), signature: null, detail };
}

const NUMBER = /^[\w.-]{1,10}$/;

/** The number a malformed bill gives itself, so that the till can name it; nothing that is no number travels on. */
function claimedNumber(json: unknown): string {
  const claimed = typeof json === 'object' && json !== null && 'noTrans' in json ? json.noTrans : '';
  return typeof claimed === 'string' && NUMBER.test(claimed) ? claimed : '';
}

function foreignField({ device, deviceNumber }: CheckContext, transaction: Transaction): string | null {
  if (deviceNumber !== device.deviceNumber) return 'deviceNumber';
  return transaction.noTax.noTVQ === device.qstNumber ? null : 'noTax.noTVQ';
}

const refuse = (text: string, refused: Omit<RefusedBill, 'text'> & { ok?: false }): BillCheck => ({
  ok: false,
  refused: {
    text,
    noTrans: refused.noTrans,
    signature: refused.signature,
    reason: refused.reason,
    detail: refused.detail,
  },
});
