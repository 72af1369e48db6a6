/** What the API may do with a table beside reading it: nothing more, and the columns that it may change. */
export interface ExpectedGrants {
  readonly insert?: false;
  readonly delete?: true;
  readonly update?: string;
}

/** Every table of ours, by hand: a new one that is not thought of here fails. Evidence and ledgers are only added to. */
export const EXPECTED_GRANTS: Readonly<Record<string, ExpectedGrants>> = {
  activation_codes: { update: 'expires_at used_at' },
  activity_log: {},
  annual_reports: {},
  appointments: {
    update:
      'booked_at booked_by booked_by_name cancelled_at ends_at note reminded_for revision starts_at technician_id technician_name',
  },
  audit_checks: {},
  audit_events: {},
  audit_links: {},
  bill_days: { update: 'bills sold_cents', delete: true },
  bill_months: { insert: false, delete: true },
  bill_references: {},
  billed_periods: {},
  call_counts: { update: 'calls ends_at', delete: true },
  cards: { update: 'brand deleted_at exp_month exp_year last4 reference_sealed' },
  certificate_reminders: {},
  certificate_requests: {
    update: 'csr_sealed device_number errors lease_until merchant_version modif public_key requested_at state',
  },
  certification_replies: {},
  certificates: { update: 'replaced_at revocation_sent_at revoked_at' },
  contract_documents: {
    update: 'bill_paid_cents bill_total_cents device_id no_trans signed_at state transaction_id',
  },
  contracts: { update: 'device_id reason revision state' },
  credit_notes: { update: 'refund_key refund_ordinal refund_state' },
  customers: { update: 'address company email erased_at language name telephone' },
  estimate_decisions: {},
  estimate_links: {},
  estimate_reminders: {},
  estimate_revisions: {
    delete: true,
    update:
      'changed_at content customer decided_at expires_at is_gst_registered occasion_on pdf pdf_sha256 price seen_at sent_at state token_hash total_cents valid_until version',
  },
  estimates: { delete: true },
  devices: { update: 'android_serial bill_prefix device_number linked_at model name renewal_requested_at token_hash' },
  export_pieces: { delete: true },
  exports: {
    update: 'attempt byte_count expires_at name row_count rows_done started_at state',
    delete: true,
  },
  fiscal_years: { update: 'changed_at changed_by first_month' },
  given_reports: { update: 'figures made_at positions zone' },
  heartbeats: { insert: false, update: 'beaten_at' },
  impersonation_reads: {},
  impersonations: { update: 'ended_at' },
  invoice_lines: {},
  authority_calls: { update: 'answered answered_at failed failed_at failure took_ms', delete: true },
  sent_mails: { update: 'reports', delete: true },
  mail_failures: { update: 'detail last_failed_at outcome settled_at tries', delete: true },
  // to lock a row is to be allowed to change it
  invoice_mails: { update: 'id', delete: true },
  invoices: { update: 'automatic_attempts credited_cents next_attempt_at paid_at state' },
  issuers: { update: 'address name next_credit_number next_invoice_number' },
  incident_revisions: {},
  incidents: {},
  job_servers: { delete: true },
  commission_rates: { update: 'amount_cents percent_millionths set_at set_by' },
  commission_statements: {},
  commission_entries: {},
  merchant_moves: {},
  merchant_notes: {},
  known_devices: { update: 'seen_at', delete: true },
  invitation_files: { update: 'state' },
  invitation_lines: { update: 'outcome' },
  lanes: {
    update:
      'failures head_no_trans head_signature last_position last_seen_at lease_id lease_until next_attempt_at unheard_since',
  },
  log_archive_parts: { insert: false },
  log_archives: { insert: false },
  log_heads: {},
  mail_counts: { update: 'mails', delete: true },
  merchant_batch_items: { update: 'outcome reason tries' },
  merchant_batches: { update: 'ended_at state' },
  merchant_selection_items: {},
  merchant_selections: { delete: true },
  merchant_views: { update: 'columns is_default is_shared name sort wanted', delete: true },
  merchant_counts: { insert: false },
  merchant_search: { insert: false },
  merchants: {
    update: `active area_code authorization_code_sealed authorization_code_set_at city civic_number company_name file_number
      functionality_confirmed_at gst_number information_saved_at is_caterer partner_id phone_number postal_code qst_number street
      sub_sector subscription_completed time_zone version`,
  },
  partners: { update: 'contact_email language name suspended_at telephone' },
  payment_attempts: { update: 'card_reference_sealed charged_cents key_spent provider_reference settled_at state' },
  plan_prices: {},
  pending_registrations: { update: 'expires_at password_hash', delete: true },
  pos_connections: {
    update: `access_expires_at access_token_sealed connected_at generation lease_until refresh_expires_at
      refresh_token_sealed state`,
  },
  pos_devices: { update: 'model name read_at serial', delete: true },
  pos_employees: {
    update: `declaration declaration_changed_at declaration_errors declared_name invalid_tax_numbers lease_id lease_until
      left_at name read_at role`,
  },
  pos_identities: { update: 'pos_role user_id' },
  pos_merchants: { update: 'address_line city name phone postal_code read_at time_zone' },
  pos_reads: { update: 'failed_at failure read_at' },
  pos_sign_ins: { delete: true },
  pos_tax_rates: { update: 'is_default name rate read_at tax_type', delete: true },
  province_days: { insert: false },
  promo_codes: { update: 'withdrawn_at' },
  promo_redemptions: {},
  recovery_codes: { update: 'used_at', delete: true },
  refused_transactions: {},
  release_notes: {
    update: 'changed_at changed_by publish_at published_on text_en text_fr title_en title_fr',
    delete: true,
  },
  sales_accounts: { update: 'accounts changed_at changed_by' },
  sales_days: {
    update: `adjustment_cents alcohol_cents bills gross_cents gst_base_cents gst_cents qst_base_cents qst_cents received_cents
      refunded_cents refunds returned_cents sales service_cents tip_cents`,
    delete: true,
  },
  sales_folds: { update: 'counted_position folded_at items_position position zone' },
  sales_items: { update: 'gross_cents refunded_cents returned_hundredths sold_hundredths', delete: true },
  schema_migrations: { insert: false },
  restores: { update: 'reconciled_at' },
  server_marks: { update: 'count marked_at' },
  service_runs: { insert: false },
  server_certificates: { update: 'ended_at private_key_sealed' },
  sessions: { update: 'expires_at last_used_at renewed_at revoked_at', delete: true },
  settings: { update: 'changed_at value' },
  slowed_attempts: { update: 'attempts last_at', delete: true },
  subscriptions: { update: 'anchor_on billed billed_months covered_until prices_id state' },
  support_settings: {},
  closing_days: { delete: true },
  technician_absences: { delete: true },
  technicians: { update: 'active email hours language name telephone' },
  support_messages: { update: 'answered_at assignee_id changed_at erased_at message state written_at' },
  received_mails: { delete: true },
  set_aside_mails: { update: 'decided_at decided_by decision', delete: true },
  ticket_addresses: { delete: true },
  ticket_reads: { update: 'read_at' },
  ticket_replies: { update: 'files_left text' },
  temporary_passwords: { update: 'created_at expires_at password_hash used_at', delete: true },
  transactions: {},
  transmission_attempts: {},
  transmission_batch_bills: {},
  transmission_batches: { update: 'ended_at left_waiting state' },
  transmission_replies: {},
  transmissions: {
    update: 'attempts attested_at errors no_lot psi_dat_trans psi_no_trans settled_at state wait_logged',
  },
  functionality_checks: {},
  user_reports: {},
  waiting_warnings: { update: 'ended_at' },
  unexpected_charges: { update: 'note refund_key refund_tries refunded_cents resolved_at resolved_by state' },
  user_search: { insert: false },
  users: {
    update: `email first_session_login language last_sign_in_at left_provider_at merchant_id merchant_right name partner_id password_hash
      release_notes_seen_at release_notes_seen_on removed_at role suspended_at to_confirm_since totp_last_step totp_secret_sealed totp_set_at username`,
  },
};
