-- What bills are looked for by, beside their documents: a document is a hundred times what a row of a list needs. Decision 66.
alter table transactions add column kind text;
alter table transactions add column payment text;
alter table transactions add column employee text;

-- Which bills refer to a bill; what a bill itself refers to is in its document.
create table bill_references (
  merchant_id uuid not null,
  -- of the bill referred to, as the referring one names it
  no_trans text not null,
  stamp text not null,
  transaction_id uuid not null,
  signed_at timestamptz not null,
  primary key (merchant_id, no_trans, stamp, transaction_id)
);
alter table bill_references enable row level security;
alter table bill_references force row level security;
create policy scope on bill_references using (app_sees(merchant_id));
grant select, insert on bill_references to comptoir_app;

-- The rule of domain/src/sales/bills/bill-kind.ts once more, for bills stored before there was one, or by a server that does not
-- know it yet. A test holds the two together.
create function bill_kind(bill jsonb) returns text language sql immutable parallel safe as $$
  select case
    when bill ->> 'modTrans' = 'FOR' then 'training'
    when bill ->> 'modImpr' = 'ANN' then 'aborted'
    when bill ->> 'modImpr' = 'RPR' then 'reproduction'
    when bill ->> 'modImpr' = 'DUP' then 'duplicate'
    when bill ->> 'modImpr' = 'PSP' then 'left-without-paying'
    when bill ->> 'typTrans' = 'ADDI' then case when bill ? 'refs' then 'revised-bill' else 'table-bill' end
    when bill ->> 'typTrans' = 'SOUM' then 'quote'
    when bill ->> 'typTrans' = 'ESTM' then 'estimate'
    when bill ->> 'typTrans' = 'TIER' then 'third-party'
    when bill ->> 'typTrans' <> 'RFER' then 'aborted'
    when bill ->> 'modPai' = 'AUC' and (bill #>> '{mont,apresTax}')::numeric = 0 and bill ? 'refs'
      and bill -> 'items' @> '[{"descr": "Annulation"}]' then 'cancellation'
    when bill ->> 'formImpr' = 'NON' and (bill #>> '{mont,avantTax}')::numeric <> 0 and jsonb_array_length(bill -> 'refs') = 1
      and (bill #>> '{refs,0,avantTax}')::numeric = - (bill #>> '{mont,avantTax}')::numeric then 'reverse'
    when coalesce(bill #>> '{mont,mtdu}', bill #>> '{mont,apresTax}')::numeric < 0 then 'credit-note'
    when coalesce(bill #>> '{mont,mtdu}', bill #>> '{mont,apresTax}')::numeric <> 0
      and exists (select from jsonb_array_elements(bill -> 'refs') r where (r ->> 'avantTax')::numeric < 0) then 'correction'
    when bill -> 'mont' ? 'versActu' then 'instalment'
    else 'receipt'
  end
$$;

-- Only for what a server of the former release stores while both are at work.
create function complete_bill_facts() returns trigger language plpgsql as $$
declare
  bill constant jsonb := new.document::jsonb;
begin
  new.kind := bill_kind(bill);
  new.payment := bill ->> 'modPai';
  new.employee := bill ->> 'nomUtil';
  insert into bill_references (merchant_id, no_trans, stamp, transaction_id, signed_at)
    select new.merchant_id, r ->> 'noTrans', r ->> 'datTrans', new.id, new.signed_at
    from jsonb_array_elements(bill -> 'refs') r
    on conflict do nothing;
  return new;
end
$$;
create trigger completes_facts before insert on transactions
  for each row when (new.kind is null) execute function complete_bill_facts();

set local app.role = 'system';
update transactions set kind = bill_kind(document::jsonb), payment = document::jsonb ->> 'modPai',
  employee = document::jsonb ->> 'nomUtil';
insert into bill_references (merchant_id, no_trans, stamp, transaction_id, signed_at)
  select b.merchant_id, r ->> 'noTrans', r ->> 'datTrans', b.id, b.signed_at
  from transactions b cross join lateral jsonb_array_elements(b.document::jsonb -> 'refs') r
  where strpos(b.document, '"refs"') > 0
  on conflict do nothing;
alter table transactions add constraint transactions_kind check (kind is not null and payment is not null) not valid;
