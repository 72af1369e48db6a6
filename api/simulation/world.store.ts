import type { Transaction } from '../src/platform/database/database.ts';
import type { Zone } from './expected-subscription.ts';

/** The person in whose name everything is done. */
export function insertAdministrator(tx: Transaction, id: string): void {
  tx.write({
    text: `with account as (insert into accounts (id, email) values ($1, 'simulation@comptoir.test'))
      insert into users (id, account_id, email, name, role)
      values ($1, $1, 'simulation@comptoir.test', 'Simulation', 'admin')`,
    values: [id],
  });
}

export function insertSimulatedMerchant(
  tx: Transaction,
  { id, name, zone, language }: { id: string; name: string; zone: Zone; language: 'fr' | 'en' },
): void {
  tx.write({
    text: `insert into merchants (id, company_name, time_zone, language, active) values ($1, $2, $3, $4, false)`,
    values: [id, name, zone, language],
  });
}

/** Inserts the trace of the letter about a price: the price to come, and its first day. */
export function insertComingPrices(
  tx: Transaction,
  { merchantId, pricesId, on }: { merchantId: string; pricesId: string; on: string },
): void {
  tx.write({
    text: 'update subscriptions set coming_prices_id = $2, coming_on = $3 where merchant_id = $1',
    values: [merchantId, pricesId, on],
  });
}

/** An invoice that someone may want to do something with. */
export interface ListedInvoice {
  readonly id: string;
  readonly number: number;
  readonly merchantId: string;
  readonly leftCents: number;
}

export const listInvoicesIn = (tx: Transaction, states: readonly string[]): Promise<ListedInvoice[]> =>
  tx.many({
    text: `select id, number::int, merchant_id as "merchantId", (total_cents - credited_cents)::float8 as "leftCents"
      from invoices where state = any($1) and total_cents > credited_cents order by number`,
    values: [states],
  });

export const listInvoiceNumbers = async (tx: Transaction): Promise<number[]> =>
  (await tx.many<{ number: number }>({ text: 'select number::int from invoices order by number' })).map(
    ({ number }) => number,
  );

/** Work left to be done, and the time at which the first of it is due. */
export interface LeftToDo {
  readonly unsettled: boolean;
  readonly nextAttemptAt: Date | null;
}

export const findLeftToDo = async (tx: Transaction): Promise<LeftToDo> =>
  (await tx.first<LeftToDo>({
    name: 'find-left-to-do',
    text: `select exists (select from payment_attempts where state in ('under-way', 'unknown'))
        or exists (select from credit_notes where refund_state in ('under-way', 'unknown')) as unsettled,
      (select min(next_attempt_at) from invoices where next_attempt_at is not null) as "nextAttemptAt"`,
  })) ?? { unsettled: false, nextAttemptAt: null };
