-- Where the business itself reads mail; its people have addresses of their own.
alter table merchants add column contact_email text;
