-- A dump is read back without a search path, row by row, and the columns that are made of others are made anew: a function that they are
-- made by has to find what it calls by itself. Without this, a dump lost all merchants, users and customers on its way back.
alter function findable(text) set search_path = public, pg_temp;
