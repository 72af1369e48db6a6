import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { Scope } from '../src/platform/database/database.ts';
import { accept } from './fake-authority.ts';
import { aBilledMerchant, aBillingPast, setPrices } from './factories/billing.ts';
import { aMerchant, asServer, asSystem, aUser } from './factories/merchants.ts';
import { aNote } from './factories/notes.ts';
import { aPriceMove } from './factories/price-moves.ts';
import { settledTaxRows } from './factories/tax-rows.ts';
import { aTerminal } from './factories/terminals.ts';
import { aBatch } from './factories/transmission-batches.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

beforeAll(async () => {
  test.authority.behave((request) => accept(test.authority.received, request));
  const merchant = await aMerchant(test);
  const till = await aTerminal(test, { merchant });
  await till.submitBills([(await till.bill()).text]);
  await aBatch(test, till);
  await asSystem(test, {
    text: "update transmission_batches set state = 'cancelled', ended_at = now(), left_waiting = 0",
  });
  await aBillingPast(test, merchant.id);
  await aNote(test, merchant.id);
  await setPrices(test);
  await aPriceMove(test, merchant.id);
  await asSystem(test, { text: 'update price_moves set cancelled_at = now(), cancelled_by = announced_by' });
  await asSystem(test, { text: 'update price_move_letters set begun_at = now(), sent_at = now()' });
  const { id: userId } = await aUser(test, { role: 'admin' });
  await settledTaxRows(test, userId);
  await asSystem(test, {
    text: `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at, ended_at)
      select $1, id, user_id, $2, 'Aide', now(), now(), now() from sessions where user_id = $3`,
    values: [uuid(), merchant.id, userId],
  });
  for (const [state, expiresAt] of [
    ['ready', new Date()],
    ['cancelled', null],
  ] as const)
    await asSystem(test, {
      text: `insert into exports (id, merchant_id, user_id, kind, wanted, format, language, asked_at, state, expires_at, name, row_count)
        values ($1, $2, $3, 'log', '{}', 'csv', 'fr', now(), $4, $5, 'x', 0)`,
      values: [uuid(), merchant.id, userId, state, expiresAt],
    });
  const { invoice } = await aBilledMerchant(test, { now: new Date() });
  await asSystem(test, {
    text: "update invoices set state = 'paid', paid_at = now(), next_attempt_at = null where id = $1",
    values: [invoice.id],
  });
  await asSystem(test, { text: 'update sessions set revoked_at = now()' });
});

const attempt = (scope: Scope, text: string): Promise<unknown> =>
  test.dependencies.database.transaction(scope, (tx) => tx.many({ text }));

const SCOPES = [{ role: 'system' }, { role: 'admin' }] as const;

describe('what was issued or recorded', () => {
  it.each([
    'update credit_notes set total_cents = 1',
    "update credit_notes set reason = 'x'",
    "update certificates set public_key = 'x'",
    "update impersonations set reason = 'x'",
    'update invoices set total_cents = 1, subtotal_cents = 1, gst_cents = 0, qst_cents = 0',
    'update invoices set number = number + 1000',
    "update invoices set client = '{}'",
    'update invoices set merchant_id = gen_random_uuid()',
    'update invoice_lines set amount_cents = 1',
    'update payment_attempts set key = gen_random_uuid()',
    'update payment_attempts set card_id = gen_random_uuid()',
    "update transactions set document = 'x'",
    "update transmission_replies set body = 'x'",
    "update user_reports set reply = 'x'",
    "update functionality_checks set outcome = 'passed'",
    'update transmission_batches set planned = 1',
    'update transmission_batch_bills set position = 1',
    "update activity_log set facts = '{}'",
    'update transmissions set transaction_id = gen_random_uuid()',
    'update devices set merchant_id = gen_random_uuid()',
    'update plan_prices set monthly_cents = 1',
    "update promo_codes set code = 'FREE', percent_millionths = 1000000",
    "update merchant_notes set body = 'x'",
    'delete from merchant_notes',
    'delete from invoices',
    'delete from payment_attempts',
    'delete from impersonations',
    'delete from users',
  ])('cannot be rewritten by the server: %s', async (statement) => {
    for (const scope of SCOPES) await expect(attempt(scope, statement)).rejects.toThrow(/permission denied/);
  });

  it.each([
    ['credit_notes', 'total_cents = total_cents + 1, subtotal_cents = subtotal_cents + 1'],
    ['invoices', 'total_cents = total_cents + 1, subtotal_cents = subtotal_cents + 1'],
    ['payment_attempts', 'key = gen_random_uuid()'],
    ['certificates', "public_key = 'x'"],
    ['impersonations', "reason = 'x'"],
    ['transmissions', 'transaction_id = gen_random_uuid()'],
    ['merchant_notes', "body = 'x'"],
  ])('cannot be rewritten by the owner of the tables either: %s, %s', async (table, change) => {
    await expect(test.owner.query(`update ${table} set ${change}`)).rejects.toThrow(`${table} stays: `);
  });
});

describe('what has come to its end', () => {
  it.each([
    ['transmissions', "state = 'waiting'", "state = 'accepted'"],
    ['transmissions', "state = 'refused'", "state = 'accepted'"],
    ['transmissions', "psi_no_trans = 'x'", "state = 'accepted'"],
    ['transmission_batches', "state = 'running', ended_at = null, left_waiting = null", "state = 'cancelled'"],
    ['transmission_batches', 'left_waiting = 9', "state = 'cancelled'"],
    ['invoices', "state = 'open', paid_at = null", "state = 'paid'"],
    ['invoices', "state = 'open'", "state = 'credited'"],
    ['invoices', 'credited_cents = 0', 'credited_cents > 0'],
    ['payment_attempts', "state = 'declined-soft'", "state = 'succeeded'"],
    ['payment_attempts', "provider_reference = 'x'", "state = 'succeeded'"],
    ['credit_notes', "refund_state = 'under-way'", "refund_state = 'done'"],
    ['credit_notes', 'refund_key = gen_random_uuid()', "refund_state = 'done'"],
    ['lanes', 'last_position = last_position - 1', 'last_position > 0'],
    ['issuers', 'next_invoice_number = 1', 'next_invoice_number > 1'],
    ['exports', "state = 'writing', expires_at = null", "state = 'ready'"],
    ['exports', 'attempt = attempt + 1', "state = 'cancelled'"],
    ['price_moves', 'cancelled_at = null, cancelled_by = null', 'cancelled_at is not null'],
    ['price_move_items', "state = 'notified', reason = null", "state = 'left-out'"],
    ['price_move_letters', 'sent_at = null', 'sent_at is not null'],
    ['tax_rows', 'withdrawn_at = null, withdrawn_by = null', 'withdrawn_at is not null'],
    ['tax_rows', 'confirmed_at = null, confirmed_by = null', 'confirmed_at is not null and withdrawn_at is null'],
    ['tax_row_letters', 'sent_at = null', 'sent_at is not null'],
    ['sessions', 'revoked_at = null', 'revoked_at is not null'],
    ['impersonations', 'ended_at = null', 'ended_at is not null'],
  ])('stays so: no %s with %s where %s', async (table, change, where) => {
    const [there] = await asServer<{ count: number }>(test, {
      text: `select count(*)::int as count from ${table} where ${where}`,
    });
    if (there?.count === 0) await endOne(table, where);
    const refusal = attempt({ role: 'system' }, `update ${table} set ${change} where ${where}`);
    await expect(refusal).rejects.toThrow(`${table} stays: `);
  });
});

/** Puts a row into a final state that nothing above has led to. */
async function endOne(table: string, where: string): Promise<void> {
  const change = where.includes(' > ') ? where.replace(/ > (\d+)/, (_, low) => ` = ${Number(low) + 1}`) : where;
  await asSystem(test, {
    text: `update ${table} set ${change} where ctid = (select min(ctid) from ${table})`,
  });
}
