-- What a merchant sold by its own days and items, folded as its days are, with a place of its own in each chain: what was folded before
-- this table is there stays folded. Decision 104.
alter table sales_folds add column items_position bigint not null default 0;

create table sales_items (
  merchant_id uuid not null,
  day date not null,
  device_id uuid not null,
  -- as it stands on the bills
  item text not null,
  -- hundredths of a piece; what was taken back is zero or negative
  sold_hundredths bigint not null,
  returned_hundredths bigint not null,
  -- before tax
  gross_cents bigint not null,
  refunded_cents bigint not null,
  primary key (merchant_id, day, device_id, item),
  foreign key (merchant_id, device_id) references devices (merchant_id, id)
);

alter table sales_items enable row level security;
alter table sales_items force row level security;
create policy scope on sales_items using (app_sees(merchant_id));
grant update (items_position) on sales_folds to comptoir_app;
grant select, insert, delete on sales_items to comptoir_app;
grant update (sold_hundredths, returned_hundredths, gross_cents, refunded_cents) on sales_items to comptoir_app;

-- What one bill adds to its items: each line that has a price or a quantity, extras too, by its name. They add up to the bill before tax.
create function bill_items(bill jsonb, sold_cents bigint)
returns table (item text, sold_hundredths bigint, returned_hundredths bigint, gross_cents bigint, refunded_cents bigint)
language sql immutable parallel safe rows 5 as $$
  select line.item,
    case when sold_cents > 0 then line.hundredths else 0 end,
    -- a credit note may state quantities with or without their sign
    case when sold_cents < 0 then - abs(line.hundredths) else 0 end,
    case when sold_cents > 0 then line.cents else 0 end,
    case when sold_cents < 0 then line.cents else 0 end
  from (
    select i ->> 'descr' as item, document_cents(i ->> 'qte') as hundredths, document_cents(i ->> 'prix') as cents
      from jsonb_array_elements(bill -> 'items') i
    union all
    select p ->> 'descr', document_cents(p ->> 'qte'), document_cents(p ->> 'prix')
      from jsonb_array_elements(bill -> 'items') i cross join lateral jsonb_array_elements(i -> 'preci') p
      where p ? 'prix'
  ) line
  where sold_cents <> 0 and (line.hundredths <> 0 or line.cents <> 0)
$$;
