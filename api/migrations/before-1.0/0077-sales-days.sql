-- What a merchant sold, by its own days: folded from bills in the background, device by device in the order of its chain. Decision 71.
create table sales_folds (
  device_id uuid primary key,
  merchant_id uuid not null,
  -- whose days these are: those of another zone are folded again
  zone text not null,
  -- up to where in the chain bills are in the days
  position bigint not null,
  folded_at timestamptz not null,
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

create table sales_days (
  merchant_id uuid not null,
  day date not null,
  device_id uuid not null,
  kind text not null,
  payment text not null,
  -- empty for bills that name no one
  employee text not null,
  -- all bills, those that are no sales too
  bills bigint not null,
  sales bigint not null,
  refunds bigint not null,
  -- before tax: what was sold, and what was taken back, which is zero or negative
  gross_cents bigint not null,
  refunded_cents bigint not null,
  gst_cents bigint not null,
  qst_cents bigint not null,
  -- what each tax is due on
  gst_base_cents bigint not null,
  qst_base_cents bigint not null,
  -- after tax
  received_cents bigint not null,
  returned_cents bigint not null,
  adjustment_cents bigint not null,
  -- part of the amounts before tax
  service_cents bigint not null,
  alcohol_cents bigint not null,
  -- outside of all other amounts
  tip_cents bigint not null,
  primary key (merchant_id, day, device_id, kind, payment, employee),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table sales_folds enable row level security;
alter table sales_folds force row level security;
create policy scope on sales_folds using (app_sees(merchant_id));
alter table sales_days enable row level security;
alter table sales_days force row level security;
create policy scope on sales_days using (app_sees(merchant_id));
grant select, insert on sales_folds to comptoir_app;
grant update (zone, position, folded_at) on sales_folds to comptoir_app;
grant select, insert, delete on sales_days to comptoir_app;
grant update (bills, sales, refunds, gross_cents, refunded_cents, gst_cents, qst_cents, gst_base_cents, qst_base_cents,
  received_cents, returned_cents, adjustment_cents, service_cents, alcohol_cents, tip_cents) on sales_days to comptoir_app;

-- Cents of `+000000012.40`.
create function document_cents(amount text) returns bigint language sql immutable parallel safe as $$
  select coalesce(replace(amount, '.', '')::bigint, 0)
$$;

-- What one bill adds to the figures. Whether it is a sale, and of how much, is decided when it is stored (`sold_cents`); a tip
-- also comes with a later instalment, which is none.
create function bill_figures(bill jsonb, sold_cents bigint, kind text)
returns table (
  sales int, refunds int, gross_cents bigint, refunded_cents bigint, gst_cents bigint, qst_cents bigint, gst_base_cents bigint,
  qst_base_cents bigint, received_cents bigint, returned_cents bigint, adjustment_cents bigint, service_cents bigint,
  alcohol_cents bigint, tip_cents bigint
) language sql immutable parallel safe as $$
  select (sold_cents > 0)::int, (sold_cents < 0)::int,
    case when sold_cents > 0 then document_cents(bill #>> '{mont,avantTax}') else 0 end,
    case when sold_cents < 0 then document_cents(bill #>> '{mont,avantTax}') else 0 end,
    case when sold_cents <> 0 then document_cents(bill #>> '{mont,TPS}') else 0 end,
    case when sold_cents <> 0 then document_cents(bill #>> '{mont,TVQ}') else 0 end,
    lines.gst_base, lines.qst_base, greatest(sold_cents, 0), least(sold_cents, 0),
    case when sold_cents <> 0 then document_cents(bill #>> '{mont,ajus}') else 0 end,
    lines.service, lines.alcohol,
    case when kind in ('receipt', 'credit-note', 'correction', 'reverse', 'instalment')
      then document_cents(bill #>> '{mont,pourb}') else 0 end
  from (
    select coalesce(sum(cents) filter (where tax in ('F', 'FP', 'FS', 'FPS')), 0)::bigint as gst_base,
      coalesce(sum(cents) filter (where tax in ('P', 'FP', 'PS', 'FPS')), 0)::bigint as qst_base,
      coalesce(sum(cents) filter (where item = 'Frais de service'), 0)::bigint as service,
      coalesce(sum(cents) filter (where item = 'Taxe(s) supplémentaire(s)'), 0)::bigint as alcohol
    from (
      select i ->> 'descr' as item, i ->> 'tax' as tax, document_cents(i ->> 'prix') as cents
        from jsonb_array_elements(bill -> 'items') i where sold_cents <> 0
      union all
      select i ->> 'descr', p ->> 'tax', document_cents(p ->> 'prix')
        from jsonb_array_elements(bill -> 'items') i cross join lateral jsonb_array_elements(i -> 'preci') p
        where sold_cents <> 0 and p ? 'prix'
    ) priced
  ) lines
$$;
