-- Two accounts for one database of PostgreSQL: one makes tables, the other one only reads and writes their rows, so
-- that an intruder on a server can neither change, empty nor drop a table.
-- Run it once in the new, empty database, as somebody who may make roles, and then give each its password:
--   psql DATABASE < docs/security/postgres-accounts.sql
--   \password settlement_help_owner
--   \password settlement_help_server
-- Before each new version starts: DATABASE_URL=postgres://settlement_help_owner:… pnpm migrate
-- The servers run with:           DATABASE_URL=postgres://settlement_help_server:…

create role settlement_help_owner login;
create role settlement_help_server login;

revoke all on schema public from public;
grant usage, create on schema public to settlement_help_owner;
grant usage on schema public to settlement_help_server;

-- Also for the tables of later versions.
alter default privileges for role settlement_help_owner in schema public
  grant select, insert, update, delete on tables to settlement_help_server;
