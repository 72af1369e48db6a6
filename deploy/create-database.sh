#!/bin/sh
# Makes Comptoir's database with its two logins, by the runbook: a login that owns it and may create roles, and one that serves and
# owns nothing. Runs as PostgreSQL's own user; passwords come as OWNER_PASSWORD and SERVE_PASSWORD. What is there stays.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
\getenv owner_password OWNER_PASSWORD
\getenv serve_password SERVE_PASSWORD
select format('create role comptoir_owner login createrole password %L', :'owner_password')
  where not exists (select from pg_roles where rolname = 'comptoir_owner') \gexec
select format('create role comptoir_serve login noinherit password %L', :'serve_password')
  where not exists (select from pg_roles where rolname = 'comptoir_serve') \gexec
select 'create database comptoir owner comptoir_owner encoding ''UTF8'' template template0'
  where not exists (select from pg_database where datname = 'comptoir') \gexec
SQL
