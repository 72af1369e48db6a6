-- Clover tells what a card is only with its first charge.
alter table cards
  alter column brand drop not null,
  alter column last4 drop not null,
  alter column exp_month drop not null,
  alter column exp_year drop not null,
  add constraint cards_face_check check (num_nulls(brand, last4, exp_month, exp_year) in (0, 4));
