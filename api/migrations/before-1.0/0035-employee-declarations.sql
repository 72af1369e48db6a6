-- What the declaration of employees to the authority (`utilisateur`) needs beside what the provider says of them.
-- `declared_name` is written before a request leaves: whoever has one is known to the authority, or may be.

alter table pos_employees
  -- of the merchant's, those it called invalid when it took the employee
  add column invalid_tax_numbers text[] not null default '{}'
    check (invalid_tax_numbers <@ array['gst_number', 'qst_number']),
  -- set while a request is under way; a lease that ran out belongs to a dead server
  add column lease_id uuid,
  add column lease_until timestamptz,
  add check ((lease_id is null) = (lease_until is null));
