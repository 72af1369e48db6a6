create table partners (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table merchants (
  id uuid primary key,
  partner_id uuid references partners,
  company_name text not null,
  file_number text,
  qst_number text,
  gst_number text,
  -- AES-256-GCM; the code is the merchant's secret, shown masked
  authorization_code_sealed bytea,
  time_zone text not null check (time_zone in ('America/Montreal', 'America/Halifax')),
  sub_sector text check (sub_sector in ('food_truck', 'bar', 'restaurant')),
  is_caterer boolean not null default false,
  area_code text,
  phone_number text,
  civic_number text,
  street text,
  city text,
  postal_code text,
  subscription_completed boolean not null default false,
  active boolean not null default true,
  language text not null default 'fr' check (language in ('fr', 'en')),
  created_at timestamptz not null default now()
);
create index on merchants (partner_id);

-- Whether the caller may see what belongs to a merchant. The one sentence all policies repeat.
create function app_sees(merchant uuid) returns boolean language sql stable parallel safe as $$
  select case app_role()
    when 'system' then true
    when 'admin' then true
    when 'merchant' then merchant = app_merchant_id()
    when 'device' then merchant = app_merchant_id()
    when 'partner' then exists (select from merchants m where m.id = merchant and m.partner_id = app_partner_id())
    else false
  end
$$;

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('admin', 'partner', 'merchant')),
  merchant_id uuid references merchants,
  partner_id uuid references partners,
  password_hash text not null,
  language text check (language in ('fr', 'en')),
  first_session_login boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((role = 'merchant') = (merchant_id is not null)),
  check ((role = 'partner') = (partner_id is not null))
);
create index on users (merchant_id);
create index on users (partner_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on sessions (user_id);

alter table partners enable row level security;
alter table partners force row level security;
create policy scope on partners using (app_role() in ('system', 'admin') or (app_role() = 'partner' and id = app_partner_id()));

alter table merchants enable row level security;
alter table merchants force row level security;
create policy scope on merchants using (
  case app_role()
    when 'system' then true
    when 'admin' then true
    when 'partner' then partner_id = app_partner_id()
    when 'merchant' then id = app_merchant_id()
    when 'device' then id = app_merchant_id()
    else false
  end
);

alter table users enable row level security;
alter table users force row level security;
create policy scope on users using (
  app_role() in ('system', 'admin')
  or (merchant_id is not null and app_role() in ('merchant', 'partner') and app_sees(merchant_id))
  or (partner_id is not null and app_role() = 'partner' and partner_id = app_partner_id())
);

-- Sessions are read before anyone is known, so only the system scope sees them.
alter table sessions enable row level security;
alter table sessions force row level security;
create policy scope on sessions using (app_role() = 'system');

grant select, insert, update on partners, merchants, users, sessions to comptoir_app;
