import type { CardFace } from '@comptoir/contract/money/cards';
import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { AttemptState, PaymentAttempt } from '@comptoir/domain/money/payments/decide-outcome';
import type { Transaction } from '../../../platform/database/database.ts';

/** An attempt locked with its invoice, to be settled. */
export interface LockedAttempt extends PaymentAttempt {
  readonly id: string;
  readonly key: string;
  readonly invoiceId: string;
  readonly merchantId: string;
  /** Null for one that was found at the provider. */
  readonly cardId: string | null;
  readonly provider: string | null;
  readonly isCardKnown: boolean;
  readonly number: number;
  readonly paidAt: Date | null;
  /** True when another attempt has gone on under the same key. */
  readonly isKeyTaken: boolean;
}

/** Locks attempts with their invoices, in the order in which everybody locks several invoices. */
export const lockAttempts = (tx: Transaction, attemptIds: readonly string[]): Promise<LockedAttempt[]> =>
  tx.many({
    name: 'lock-attempts',
    text: `select a.id, a.key, a.invoice_id as "invoiceId", a.merchant_id as "merchantId", a.card_id as "cardId",
        i.number::int, (i.total_cents - i.credited_cents)::float8 as "totalCents", a.by, a.found_in as "previousState", a.state,
        i.state as "invoiceState", i.automatic_attempts as "automaticAttempts", i.next_attempt_at as "nextAttemptAt",
        i.due_at as "dueAt", m.time_zone as "timeZone", c.provider,
        c.brand is not null as "isCardKnown", i.paid_at as "paidAt",
        (select p.settled_at from payment_attempts p
          where p.invoice_id = a.invoice_id and p.state = 'succeeded' and p.id <> a.id) as "paidBeforeAt",
        exists (select from payment_attempts k
          where k.key = a.key and k.state <> 'not-charged' and k.id <> a.id) as "isKeyTaken"
      from payment_attempts a join invoices i on i.id = a.invoice_id join merchants m on m.id = a.merchant_id
        left join cards c on c.id = a.card_id
      where a.id = any($1::uuid[]) order by i.id for update of i, a`,
    values: [attemptIds],
  });

/** Attempt and invoice as they are left. `nextWithNewerCard`: when it goes on all the same, because another card was saved meanwhile. */
export interface SettledAttempt {
  readonly attempt: LockedAttempt;
  readonly state: AttemptState;
  readonly providerReference: string | null;
  readonly chargedCents: number | null;
  readonly isKeySpent: boolean;
  readonly settledAt: Date;
  readonly paidAt: Date | null;
  readonly invoiceState: InvoiceState;
  readonly automaticAttempts: number;
  readonly nextAttemptAt: Date | null;
  readonly nextWithNewerCard: Date | null;
}

/** Writes down what card it is, of one that was saved without the provider saying so. */
export function fillCardFace(tx: Transaction, cardId: string, { brand, last4, expMonth, expYear }: CardFace): void {
  tx.write({
    name: 'fill-card-face',
    text: `update cards set brand = :brand, last4 = :last4, exp_month = :expMonth, exp_year = :expYear
        where id = :cardId and brand is null`,
    values: { cardId, brand, last4, expMonth, expYear },
  });
}

/** One statement for attempts and invoices, however many: at midnight they are thousands. */
export function settlePayments(tx: Transaction, settled: readonly SettledAttempt[]): void {
  if (settled.length === 0) return;
  const column = <Value>(of: (one: SettledAttempt) => Value): Value[] => settled.map((one) => of(one));
  tx.write({
    name: 'settle-payments',
    text: `with settled as (
        select * from unnest(:ids::uuid[], :states::text[], :references::text[], :settledAt::timestamptz[], :invoiceIds::uuid[],
          :invoiceStates::text[], :automaticAttempts::int[],
            :nextAt::timestamptz[], :nextWithNewer::timestamptz[], :cardIds::uuid[], :paidAt::timestamptz[],
              :chargedCents::bigint[], :keysSpent::boolean[])
          as t (id, state, reference, settled_at, invoice_id, invoice_state, automatic_attempts, next_at, next_with_newer,
            card_id, paid_at, charged_cents, key_spent)
      ), attempts as (
        update payment_attempts a set state = t.state, provider_reference = t.reference,
          charged_cents = t.charged_cents, key_spent = a.key_spent or t.key_spent,
          settled_at = case when t.state in ('unknown', 'under-way') then null else t.settled_at end,
          card_reference_sealed = case when t.state in ('unknown', 'under-way') then a.card_reference_sealed end
        from settled t where a.id = t.id
      )
      update invoices i set state = t.invoice_state, automatic_attempts = t.automatic_attempts,
        paid_at = t.paid_at,
        next_attempt_at = case when t.next_with_newer is not null and exists (select from cards c
          where c.merchant_id = i.merchant_id and c.deleted_at is null and c.id <> t.card_id)
          then t.next_with_newer else t.next_at end
      from settled t where i.id = t.invoice_id`,
    values: {
      ids: column(({ attempt }) => attempt.id),
      states: column(({ state }) => state),
      references: column(({ providerReference }) => providerReference),
      settledAt: column(({ settledAt }) => settledAt),
      invoiceIds: column(({ attempt }) => attempt.invoiceId),
      invoiceStates: column(({ invoiceState }) => invoiceState),
      automaticAttempts: column(({ automaticAttempts }) => automaticAttempts),
      nextAt: column(({ nextAttemptAt }) => nextAttemptAt),
      nextWithNewer: column(({ nextWithNewerCard }) => nextWithNewerCard),
      cardIds: column(({ attempt }) => attempt.cardId),
      paidAt: column(({ paidAt }) => paidAt),
      chargedCents: column(({ chargedCents }) => chargedCents),
      keysSpent: column(({ isKeySpent }) => isKeySpent),
    },
  });
}
