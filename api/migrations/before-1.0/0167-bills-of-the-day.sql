-- The bills of a day of all merchants, wherever they stand. They are stored as they are made, so that a few pages say where a day is; it costs
-- a bill next to nothing.
create index transmissions_by_day on transmissions using brin (signed_at) with (pages_per_range = 32, autosummarize = on);
