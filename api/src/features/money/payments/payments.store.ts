import type { AttemptState, PaidBy } from '@comptoir/domain/money/payments/decide-outcome';
import type { InvoiceState, PayableState } from '@comptoir/domain/money/invoices/invoice-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database, Transaction } from '../../../platform/database/database.ts';

/** An invoice locked for an attempt, with the card that its merchant has saved. */
export interface LockedInvoice {
  readonly id: string;
  readonly merchantId: string;
  readonly number: number;
  readonly periodStartsOn: string;
  readonly periodEndsOn: string;
  readonly language: Language;
  readonly state: InvoiceState;
  readonly amountCents: number;
  readonly taxCents: number;
  readonly card: { readonly id: string; readonly referenceSealed: Buffer; readonly address: string | null } | null;
}

interface LockedRow extends Omit<LockedInvoice, 'card'> {
  readonly cardId: string | null;
  readonly referenceSealed: Buffer | null;
  readonly address: string | null;
}

const LOCKED = `i.id, i.merchant_id as "merchantId", i.number::int, i.language, i.state,
    i.period_starts_on::text as "periodStartsOn", i.period_ends_on::text as "periodEndsOn",
    (i.total_cents - i.credited_cents)::float8 as "amountCents",
    (i.gst_cents + i.qst_cents - case i.credited_cents when 0 then 0 else
      (select coalesce(sum(n.gst_cents + n.qst_cents), 0) from credit_notes n where n.invoice_id = i.id) end)::float8
      as "taxCents",
    c.id as "cardId", c.reference_sealed as "referenceSealed", c.accepted_from as address`;

/** Looked up for each invoice, so that taking some of many invoices never costs a walk through all cards. */
const ITS_CARD = `left join lateral (
    select id, reference_sealed, accepted_from from cards
    where merchant_id = i.merchant_id and deleted_at is null and provider = $1 limit 1
  ) c on true`;

const withCard = ({ cardId, referenceSealed, address, ...invoice }: LockedRow): LockedInvoice => ({
  ...invoice,
  card: cardId && referenceSealed ? { id: cardId, referenceSealed, address } : null,
});

/** Locks an invoice: anyone who wants to pay it waits for the end of this transaction. */
export async function lockInvoice(
  tx: Transaction,
  { provider, invoiceId }: { provider: string; invoiceId: string },
): Promise<LockedInvoice | null> {
  const row = await tx.first<LockedRow>({
    name: 'lock-invoice',
    text: `select ${LOCKED} from invoices i ${ITS_CARD} where i.id = $2 for update of i`,
    values: [provider, invoiceId],
  });
  return row && withCard(row);
}

/** Locks the invoices that are due, the longest first, then by number; those that someone else has locked are that one's. */
export async function lockDueInvoices(
  tx: Transaction,
  { provider, now, limit }: { provider: string; now: Date; limit: number },
): Promise<LockedInvoice[]> {
  const rows = await tx.many<LockedRow>({
    name: 'lock-due-invoices',
    text: `select ${LOCKED} from (
        select * from invoices where next_attempt_at <= $2 and state in ('open', 'refused', 'past-due')
        order by next_attempt_at, number limit $3 for update skip locked
      ) i ${ITS_CARD} order by i.next_attempt_at, i.number`,
    values: [provider, now, limit],
  });
  return rows.map(withCard);
}

/**
 * Lists the ordinal of each invoice's next attempt: it counts those that the provider has answered. One that charged nothing leaves its own to
 * the next, unless the provider has the key in use for something else. Asked when the invoices are locked, so that nothing of it can be old.
 */
export async function listNextOrdinals(
  tx: Transaction,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.many<{ invoiceId: string; ordinal: number }>({
    name: 'list-next-ordinals',
    text: `select invoice_id as "invoiceId", max(ordinal) + 1 as ordinal from payment_attempts
      where invoice_id = any($1) and (state <> 'not-charged' or key_spent) group by invoice_id`,
    values: [invoiceIds],
  });
  return new Map(rows.map(({ invoiceId, ordinal }) => [invoiceId, ordinal]));
}

/** Keeps cards from being ended until the transaction has ended, and returns the ids of those that have not been. */
export async function lockLiveCards(tx: Transaction, cardIds: readonly string[]): Promise<ReadonlySet<string>> {
  const live = await tx.many<{ id: string }>({
    name: 'lock-live-cards',
    text: 'select id from cards where id = any($1) and deleted_at is null order by id for share',
    values: [cardIds],
  });
  return new Set(live.map(({ id }) => id));
}

/** True while a charge for a merchant is under way, or its reply is lost. */
export const isBeingCharged = async (tx: Transaction, merchantId: string): Promise<boolean> =>
  (await tx.first({
    text: `select id from payment_attempts where merchant_id = $1 and state in ('under-way', 'unknown') limit 1`,
    values: [merchantId],
  })) !== null;

/** An attempt about to be made: recorded, with the key that the provider will know it by, before the provider is called. */
export interface NewAttempt {
  readonly id: string;
  readonly key: string;
  readonly ordinal: number;
  readonly invoiceId: string;
  readonly merchantId: string;
  readonly cardId: string;
  readonly referenceSealed: Buffer;
  readonly previousState: PayableState;
  readonly by: PaidBy;
  readonly startedAt: Date;
  readonly leasedUntil: Date;
}

/** Records attempts and moves their invoices to `state`. What midnight takes leaves the queue of what is due. */
export function insertAttempts(tx: Transaction, state: InvoiceState, attempts: readonly NewAttempt[]): void {
  const column = <Value>(of: (attempt: NewAttempt) => Value): Value[] => attempts.map((attempt) => of(attempt));
  tx.write({
    name: 'insert-payment-attempts',
    text: `insert into payment_attempts (id, key, invoice_id, merchant_id, card_id, card_reference_sealed, found_in, by,
        started_at, leased_until, ordinal, state)
      select *, 'under-way' from unnest(:ids::uuid[], :keys::uuid[], :invoiceIds::uuid[], :merchantIds::uuid[], :cardIds::uuid[],
        :references::bytea[],
        :previousStates::text[], :by::text[], :startedAt::timestamptz[], :leasedUntil::timestamptz[], :ordinals::int[])`,
    values: {
      ids: column(({ id }) => id),
      keys: column(({ key }) => key),
      invoiceIds: column(({ invoiceId }) => invoiceId),
      merchantIds: column(({ merchantId }) => merchantId),
      cardIds: column(({ cardId }) => cardId),
      references: column(({ referenceSealed }) => referenceSealed),
      previousStates: column(({ previousState }) => previousState),
      by: column(({ by }) => by),
      startedAt: column(({ startedAt }) => startedAt),
      leasedUntil: column(({ leasedUntil }) => leasedUntil),
      ordinals: column(({ ordinal }) => ordinal),
    },
  });
  tx.write({
    name: 'begin-charging',
    text: `update invoices i set state = $2, next_attempt_at = case when t.by <> 'midnight' then i.next_attempt_at end
      from unnest($1::uuid[], $3::text[]) as t (id, by) where i.id = t.id`,
    values: [column(({ invoiceId }) => invoiceId), state, column(({ by }) => by)],
  });
}

/**
 * Ends the wait of due invoices whose merchant has no card of the provider, and returns their ids. Whether there is one is
 * looked up again: a card saved while they were being locked was not seen by the transaction that locked them, and would be missed.
 */
export async function refuseWithoutCard(
  tx: Transaction,
  { state, provider, invoiceIds }: { state: InvoiceState; provider: string; invoiceIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const refused = await tx.many<{ id: string }>({
    name: 'refuse-without-card',
    text: `update invoices i set state = $2, next_attempt_at = null
      where i.id = any($1) and not exists (select from cards c
        where c.merchant_id = i.merchant_id and c.deleted_at is null and c.provider = $3)
      returning i.id`,
    values: [invoiceIds, state, provider],
  });
  return new Set(refused.map(({ id }) => id));
}

/** An attempt that no one has settled: its reply was lost, or its server. */
export interface UnsettledAttempt {
  readonly id: string;
  readonly key: string;
  readonly cardId: string;
  readonly referenceSealed: Buffer;
  readonly leasedUntil: Date;
}

const UNSETTLED = `select id, key, card_id as "cardId", card_reference_sealed as "referenceSealed", leased_until as "leasedUntil"
  from payment_attempts where (state = 'unknown' or state = 'under-way' and leased_until <= $1)`;

/** Unsettled attempts behind one place in the list, in the order of their leases. */
export const listUnsettled = (
  tx: Transaction,
  { now, after, limit }: { now: Date; after: UnsettledAttempt | null; limit: number },
): Promise<UnsettledAttempt[]> =>
  tx.many({
    name: 'list-unsettled',
    text: `${UNSETTLED} and ($2::timestamptz is null or (leased_until, id) > ($2, $3::uuid))
      order by leased_until, id limit $4`,
    values: [now, after?.leasedUntil ?? null, after?.id ?? null, limit],
  });

export const findUnsettled = (
  tx: Transaction,
  { now, invoiceId }: { now: Date; invoiceId: string },
): Promise<UnsettledAttempt | null> => tx.first({ text: `${UNSETTLED} and invoice_id = $2`, values: [now, invoiceId] });

/** Lists the states of attempts. */
export const listStates = async (tx: Transaction, ids: readonly string[]): Promise<AttemptState[]> =>
  (
    await tx.many<{ state: AttemptState }>({
      text: 'select state from payment_attempts where id = any($1::uuid[])',
      values: [ids],
    })
  ).map(({ state }) => state);

/** True when any of the attempts with these keys ended without anyone here knowing how; asked for every charge of a midnight. */
export const hasUnknownAttempt = async (database: Database, keys: readonly string[]): Promise<boolean> =>
  (await database.first(
    { role: 'system' },
    {
      name: 'has-unknown-attempt',
      text: "select key from payment_attempts where key = any($1::uuid[]) and state = 'unknown' limit 1",
      values: [keys],
    },
  )) !== null;

/**
 * Lets invoices that wait for a card be charged again from a moment on, as if for the first time. One that is being refused
 * at this very moment is waited for: it would miss the card otherwise, and the card it.
 */
export function rescheduleInvoices(tx: Transaction, merchantId: string, at: Date): void {
  tx.write({
    text: `select id from invoices where merchant_id = $1 and state not in ('paid', 'credited') order by id for update`,
    values: [merchantId],
  });
  tx.write({
    text: `update invoices set next_attempt_at = $2, automatic_attempts = 0
      where merchant_id = $1 and state in ('refused', 'past-due')`,
    values: [merchantId, at],
  });
}
