-- The merchant's file can be changed: by whom saw which version, and since when the authorization code on file is there.
alter table merchants add column version int not null default 1;
alter table merchants add column authorization_code_set_at timestamptz;
-- When the file was last saved as a whole. Until then it holds what others knew of the merchant, in whatever form.
alter table merchants add column information_saved_at timestamptz;

-- The last digit of a business number checks the others (Luhn).
create function is_business_number(digits text) returns boolean language sql immutable strict parallel safe as $$
  select digits <> '000000000' and sum(case when place % 2 = 1 then digit when digit > 4 then digit * 2 - 9 else digit * 2 end) % 10 = 0
  from (select place, substr(digits, place, 1)::int as digit from generate_series(1, 9) as place) as places
$$;

-- The authority's characters, none at either end that is a space.
create function is_plain_text(line text, longest int) returns boolean language sql immutable strict parallel safe as $$
  select char_length(line) <= longest and line = btrim(line)
    and line ~ '^[a-zA-Z0-9 @:!#$%&''()*+,.=?_|~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïðñòóôõöøùúûüýÿ-]+$'
$$;

-- The same rules as in domain/src/merchants/check-merchant-information.ts, for what a person has saved.
alter table merchants
  add constraint saved_company_name check (information_saved_at is null or is_plain_text(company_name, 64)),
  add constraint saved_sub_sector check (information_saved_at is null or sub_sector is not null),
  add constraint saved_file_number
    check (information_saved_at is null or coalesce(file_number ~ '^[A-Z]{2}[0-9]{4}$', false)),
  add constraint saved_qst_number
    check (information_saved_at is null or coalesce(qst_number ~ '^[0-9]{10}TQ[0-9]{4}$', false)),
  add constraint saved_gst_number check (
    information_saved_at is null or coalesce(
      case
        when gst_number = '000000000RT0000' then true
        when gst_number ~ '^[0-9]{9}RT[0-9]{4}$' then is_business_number(substr(gst_number, 1, 9))
        else false
      end, false)
  ),
  add constraint saved_area_code check (information_saved_at is null or coalesce(area_code ~ '^[0-9]{3}$', false)),
  add constraint saved_phone_number check (information_saved_at is null or coalesce(phone_number ~ '^[0-9]{7}$', false)),
  add constraint saved_civic_number check (information_saved_at is null or coalesce(is_plain_text(civic_number, 16), false)),
  add constraint saved_street check (information_saved_at is null or coalesce(is_plain_text(street, 128), false)),
  add constraint saved_city check (information_saved_at is null or coalesce(is_plain_text(city, 128), false)),
  add constraint saved_postal_code
    check (information_saved_at is null or coalesce(postal_code ~ '^[A-Z][0-9][A-Z][0-9][A-Z][0-9]$', false));
