-- A card that has ended keeps its sealed reference until the provider has forgotten it: a job that carried the reference itself
-- would carry it sealed with a key that nobody could ever remove.
alter table cards drop constraint cards_check, add constraint cards_reference check (deleted_at is not null or reference_sealed is not null);
