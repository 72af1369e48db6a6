-- A bill leaves one row version of its transmission and two of its lane behind. With the fifth of a table that PostgreSQL waits for, a table of
-- ten million bills would carry two million of them; a lane's are more than its lanes within seconds.
alter table transmissions set (autovacuum_vacuum_scale_factor = 0.01);
alter table lanes set (autovacuum_vacuum_scale_factor = 0.01);
