-- Every row was written before the columns were, and has neither.
alter table subscriptions validate constraint subscriptions_coming_whole;
