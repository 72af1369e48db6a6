-- What the API may change is what its statements change, column by column: an amount that was issued, the owner of a row, a
-- key that signatures are checked with are none of them. A column that a migration grants by name keeps that, whichever of the
-- two runs first.
do $$
declare
  rule record;
  granted text;
begin
  for rule in
    select * from (values
      ('activation_codes', 'expires_at, used_at'),
      ('appointments', 'starts_at, ends_at, booked_by, booked_by_name, note, revision, cancelled_at'),
      ('call_counts', 'calls, ends_at'),
      ('cards', 'deleted_at, reference_sealed, brand, last4, exp_month, exp_year'),
      ('certificate_requests',
        'modif, csr_sealed, public_key, requested_at, state, errors, merchant_version, lease_until'),
      ('certificates', 'revoked_at, replaced_at, revocation_sent_at'),
      ('credit_notes', 'refund_key, refund_ordinal, refund_state'),
      ('devices', 'name, model, android_serial, device_number, token_hash, linked_at, renewal_requested_at'),
      ('heartbeats', 'beaten_at'),
      ('impersonations', 'ended_at'),
      -- nothing changes it, but to lock a row is to be allowed to change it
      ('invoice_mails', 'id'),
      ('invoices', 'state, next_attempt_at, automatic_attempts, credited_cents, paid_at'),
      ('issuers', 'name, address, next_invoice_number, next_credit_number'),
      ('known_devices', 'seen_at'),
      ('lanes',
        'head_signature, head_no_trans, last_position, failures, next_attempt_at, lease_id, lease_until, last_seen_at,
         unheard_since'),
      ('mail_counts', 'mails'),
      ('merchants',
        'company_name, file_number, qst_number, gst_number, authorization_code_sealed, authorization_code_set_at, time_zone,
         sub_sector, is_caterer, area_code, phone_number, civic_number, street, city, postal_code, subscription_completed,
         active, version, information_saved_at, functionality_confirmed_at'),
      ('partners', null),
      ('payment_attempts', 'state, provider_reference, settled_at, card_reference_sealed, charged_cents, key_spent'),
      ('pending_registrations', 'password_hash, expires_at'),
      ('pos_connections',
        'state, access_token_sealed, access_expires_at, refresh_token_sealed, refresh_expires_at, generation, lease_until,
         connected_at'),
      ('pos_devices', 'name, model, serial, read_at'),
      ('pos_employees',
        'name, role, read_at, left_at, declared_name, declaration, declaration_errors, declaration_changed_at,
         invalid_tax_numbers, lease_id, lease_until'),
      ('pos_identities', 'user_id, pos_role'),
      ('pos_merchants', 'name, address_line, city, postal_code, phone, time_zone, read_at'),
      ('pos_reads', 'read_at, failed_at, failure'),
      ('pos_tax_rates', 'name, rate, is_default, tax_type, read_at'),
      ('promo_codes', 'withdrawn_at'),
      ('recovery_codes', 'used_at'),
      ('release_notes', null),
      ('server_certificates', 'private_key_sealed, ended_at'),
      ('restores', 'reconciled_at'),
      ('server_marks', 'count, marked_at'),
      ('sessions', 'renewed_at, expires_at, revoked_at, last_used_at'),
      ('settings', 'value, changed_at'),
      ('slowed_attempts', 'attempts, last_at'),
      ('subscriptions', 'state, anchor_on, billed, billed_months, covered_until'),
      ('temporary_passwords', 'password_hash, created_at, expires_at, used_at'),
      ('transmissions', 'state, psi_no_trans, psi_dat_trans, no_lot, errors, attempts, settled_at'),
      ('unexpected_charges', 'state, refund_key, refund_tries, refunded_cents, note, resolved_at, resolved_by'),
      ('users',
        'email, name, role, merchant_id, partner_id, password_hash, language, first_session_login, suspended_at, username,
         last_sign_in_at, totp_secret_sealed, totp_set_at, totp_last_step, removed_at, release_notes_seen_on,
         merchant_right, to_confirm_since, left_provider_at')
    ) as t (name, columns)
  loop
    select string_agg(quote_ident(a.attname), ', ') into granted
    from pg_attribute a, aclexplode(a.attacl) g
    where a.attrelid = rule.name::regclass and g.privilege_type = 'UPDATE' and g.grantee = 'comptoir_app'::regrole;
    execute format('revoke update on %I from comptoir_app', rule.name);
    if coalesce(rule.columns, granted) is not null then
      execute format('grant update (%s) on %I to comptoir_app', concat_ws(', ', rule.columns, granted), rule.name);
    end if;
  end loop;
end
$$;

-- Rows that nothing of ours takes away, and notes that only migrations write.
revoke delete on pos_merchants from comptoir_app;
revoke insert on release_notes from comptoir_app;
