-- The letters of a name that `xn--` stands before; null where it stands for none. `readPunycode` of the domain does the same (RFC 3492).
create function read_punycode(written text) returns text language plpgsql immutable strict parallel safe as $$
declare
  most constant bigint := 1000000000;
  parting constant int := length(written) - strpos(reverse(written), '-') + 1;
  letters text := case when strpos(written, '-') > 0 then left(written, parting - 1) else '' end;
  rest text := case when letters = '' then written else substr(written, parting + 1) end;
  code bigint := 128;
  bias int := 72;
  place bigint := 0;
  value bigint;
  weight bigint;
  taken int;
  digit int;
  threshold int;
  size int;
  delta bigint;
begin
  while rest <> '' loop
    value := 0;
    weight := 1;
    taken := 0;
    loop
      taken := taken + 1;
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, taken, 1)) - 1;
      if taken > length(rest) or digit < 0 then return null; end if;
      value := value + digit * weight;
      threshold := least(26, greatest(1, 36 * taken - bias));
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      if value > most or weight > most then return null; end if;
    end loop;
    size := length(letters) + 1;
    delta := value / case when place = 0 then 700 else 2 end;
    delta := delta + delta / size;
    bias := 0;
    while delta > 455 loop
      delta := delta / 35;
      bias := bias + 36;
    end loop;
    bias := bias + 36 * delta / (delta + 38);
    place := place + value;
    code := code + place / size;
    place := place % size;
    if code <= 159 or code > 1114111 or code between 55296 and 57343 then return null; end if;
    letters := overlay(letters placing chr(code::int) from place::int + 1 for 0);
    place := place + 1;
    rest := substr(rest, taken + 1);
  end loop;
  return letters;
end
$$;

-- A text as words are looked for in it, as before, and with the domains of addresses as people write them.
create or replace function findable(text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded constant text := fold($1);
  written text := folded;
  rest text := folded;
  shown text := '';
  label text;
  place int;
begin
  if folded ~ '(^|[^a-z0-9])(ste?|sainte?|et|and)([^a-z0-9]|$)|&' then
    written := concat_ws(' ', written,
      nullif(regexp_replace(regexp_replace(folded, '(^|[^a-z0-9])st(?=e?([^a-z0-9]|$))', '\1saint', 'g'),
        '(^|[^a-z0-9])and(?=[^a-z0-9]|$)|&', '\1et', 'g'), folded),
      nullif(regexp_replace(regexp_replace(folded, '(^|[^a-z0-9])saint(?=e?([^a-z0-9]|$))', '\1st', 'g'),
        '(^|[^a-z0-9])et(?=[^a-z0-9]|$)|&', '\1and', 'g'), folded));
  end if;
  if folded ~ '[0-9][ ().-]+[0-9]' then
    written := written || ' ' || regexp_replace(folded, '([0-9])[ ().-]+(?=[0-9])', '\1', 'g');
  end if;
  if strpos(folded, 'xn--') > 0 then
    loop
      label := substring(rest from 'xn--[a-z0-9-]{1,59}');
      exit when label is null;
      place := strpos(rest, label);
      shown := shown || left(rest, place - 1) || coalesce(read_punycode(substr(label, 5)), label);
      rest := substr(rest, place + length(label));
    end loop;
    written := concat_ws(' ', written, nullif(fold(shown || rest), folded));
  end if;
  return written;
end
$$;

set local app.role = 'system';
-- what is looked through is made anew where it has such a domain
update users set name = name where strpos(email, 'xn--') > 0;
update customers set name = name where strpos(email, 'xn--') > 0 and erased_at is null;
