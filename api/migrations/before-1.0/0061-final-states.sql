-- What is final stays, whoever asks for something else, the owner of the tables included: column grants do not look at values.
-- The conditions are asked of each row without calling anything; only a refusal is a function.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% stays: %', tg_table_name, tg_argv[0] using errcode = 'integrity_constraint_violation';
end
$$;

create trigger stays_issued before update of
    id, merchant_id, issuer_id, number, period_starts_on, period_ends_on, created_at, subtotal_cents, gst_cents, qst_cents,
    total_cents, client, language on invoices
  for each row
  when ((old.id, old.merchant_id, old.issuer_id, old.number, old.period_starts_on, old.period_ends_on, old.created_at,
      old.subtotal_cents, old.gst_cents, old.qst_cents, old.total_cents, old.client, old.language)
    is distinct from (new.id, new.merchant_id, new.issuer_id, new.number, new.period_starts_on, new.period_ends_on,
      new.created_at, new.subtotal_cents, new.gst_cents, new.qst_cents, new.total_cents, new.client, new.language))
  execute function refuse_rewriting('as it was issued');
-- A paid one may be credited, and then nothing more.
create trigger stays_settled before update of state, credited_cents on invoices
  for each row
  when ((old.state = 'credited' and new.state <> 'credited')
    or (old.state = 'paid' and new.state not in ('paid', 'credited'))
    or new.credited_cents < old.credited_cents)
  execute function refuse_rewriting('what was paid or credited is not undone');

create trigger stays_made before update of id, invoice_id, merchant_id, key, card_id, by, found_in, started_at on payment_attempts
  for each row
  when ((old.id, old.invoice_id, old.merchant_id, old.key, old.card_id, old.by, old.found_in, old.started_at)
    is distinct from (new.id, new.invoice_id, new.merchant_id, new.key, new.card_id, new.by, new.found_in, new.started_at))
  execute function refuse_rewriting('as it was made');
-- What turned out not to be charged may turn out to be after all; what was not expected is resolved by a person.
create trigger stays_settled before update on payment_attempts
  for each row
  when (old.state in ('succeeded', 'declined-soft', 'declined-hard', 'action-required') and old is distinct from new)
  execute function refuse_rewriting('what was settled');

create trigger stays_issued before update of
    id, invoice_id, merchant_id, issuer_id, number, created_at, reason, subtotal_cents, gst_cents, qst_cents, total_cents,
    created_by on credit_notes
  for each row
  when ((old.id, old.invoice_id, old.merchant_id, old.issuer_id, old.number, old.created_at, old.reason, old.subtotal_cents,
      old.gst_cents, old.qst_cents, old.total_cents, old.created_by)
    is distinct from (new.id, new.invoice_id, new.merchant_id, new.issuer_id, new.number, new.created_at, new.reason,
      new.subtotal_cents, new.gst_cents, new.qst_cents, new.total_cents, new.created_by))
  execute function refuse_rewriting('as it was issued');
-- A refund that failed is opened anew under another key; no other has its key changed.
create trigger stays_refunded before update of refund_state, refund_key on credit_notes
  for each row
  when ((old.refund_state in ('none', 'done') and new.refund_state <> old.refund_state)
    or (old.refund_state <> 'failed' and new.refund_key is distinct from old.refund_key))
  execute function refuse_rewriting('what was given back');

create trigger stays_refunded before update of state, refunded_cents on unexpected_charges
  for each row
  when ((old.state = 'refunded' and new.state <> 'refunded') or new.refunded_cents < old.refunded_cents)
  execute function refuse_rewriting('what was given back');

-- domain/src/transactions/transmission-state.ts: nothing leaves a final state.
create trigger stays_settled before update on transmissions
  for each row
  when (old.state in ('accepted', 'received-with-errors', 'refused') and old is distinct from new)
  execute function refuse_rewriting('what the authority answered');
create trigger stays_placed before update of merchant_id, device_id, position, transaction_id, signed_at on transmissions
  for each row
  when ((old.merchant_id, old.device_id, old.position, old.transaction_id, old.signed_at)
    is distinct from (new.merchant_id, new.device_id, new.position, new.transaction_id, new.signed_at))
  execute function refuse_rewriting('a bill keeps its place in the chain');
create trigger goes_on before update of last_position on lanes
  for each row when (new.last_position < old.last_position)
  execute function refuse_rewriting('a chain only grows');
create trigger goes_on before update of next_invoice_number, next_credit_number on issuers
  for each row
  when (new.next_invoice_number < old.next_invoice_number or new.next_credit_number < old.next_credit_number)
  execute function refuse_rewriting('a number is given once');

create trigger stays_issued before update of id, merchant_id, device_id, serial, thumbprint, certificate, psi_certificate, public_key
    on certificates
  for each row
  when ((old.id, old.merchant_id, old.device_id, old.serial, old.thumbprint, old.certificate, old.psi_certificate, old.public_key)
    is distinct from (new.id, new.merchant_id, new.device_id, new.serial, new.thumbprint, new.certificate, new.psi_certificate,
      new.public_key))
  execute function refuse_rewriting('as it was issued');
create trigger stays_told before update of id, session_id, user_id, merchant_id, reason on impersonations
  for each row
  when ((old.id, old.session_id, old.user_id, old.merchant_id, old.reason)
    is distinct from (new.id, new.session_id, new.user_id, new.merchant_id, new.reason))
  execute function refuse_rewriting('who acted for whom, and why');

-- What has come to its end does not begin again.
do $$
declare
  ended record;
begin
  for ended in
    select * from (values
      ('activation_codes', 'used_at'), ('appointments', 'cancelled_at'), ('cards', 'deleted_at'), ('certificates', 'revoked_at'),
      ('impersonations', 'ended_at'), ('promo_codes', 'withdrawn_at'), ('recovery_codes', 'used_at'),
      ('server_certificates', 'ended_at'), ('sessions', 'revoked_at'), ('users', 'removed_at')
    ) as t (name, at)
  loop
    execute format(
      'create trigger stays_ended before update of %2$I on %1$I for each row
         when (old.%2$I is not null and new.%2$I is null) execute function refuse_rewriting(%3$L)',
      ended.name, ended.at, 'what has ended'
    );
  end loop;
end
$$;
