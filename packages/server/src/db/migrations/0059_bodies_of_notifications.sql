-- The body of a notification is larger than all else that is kept of it, the same for all webhooks of a change but for two
-- ids, and wanted for a shorter time. It is stored once for a change, compressed by the service, and dropped by the month.
create table notification_bodies (
  account_id uuid not null,
  id uuid not null,                           -- of the first notification that has it
  body bytea not null,                        -- packed; a text is one from before this migration
  constraint notification_bodies_pkey primary key (account_id, id)
) partition by range (id);
create table notification_bodies_default partition of notification_bodies default;

alter table notification_attempts rename to old_attempts;
alter table old_attempts drop constraint notification_attempts_pkey;
create table notification_attempts (
  account_id uuid not null,
  notification_id uuid not null,
  attempt integer not null,
  attempted_at timestamptz not null,
  status_code integer,
  error text,
  duration_ms integer not null,
  response_body text,
  constraint notification_attempts_pkey primary key (account_id, notification_id, attempt)
) partition by range (notification_id);
create table notification_attempts_default partition of notification_attempts default;

do $$
declare
  month record;
begin
  for month in
    select right(c.relname, 7) as label, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'notifications'::regclass and c.relname not like '%default'
  loop
    execute format('create table %I partition of notification_bodies %s', 'notification_bodies_' || month.label, month.bounds);
    execute format('create table %I partition of notification_attempts %s', 'notification_attempts_' || month.label, month.bounds);
  end loop;
end $$;

insert into notification_bodies (account_id, id, body)
  select account_id, id, convert_to(body, 'UTF8') from notifications;
insert into notification_attempts
    (account_id, notification_id, attempt, attempted_at, status_code, error, duration_ms, response_body)
  select account_id, notification_id, attempt, attempted_at, status_code, error, duration_ms, response_body from old_attempts;
drop table old_attempts;

-- Null: its own.
alter table notifications add column body_id uuid;
alter table notifications drop column body;
-- The account leads the key, which serves the list as well.
alter table notifications drop constraint notifications_pkey;
alter table notifications add constraint notifications_pkey primary key (account_id, id);
drop index notifications_listed;

do $$
declare
  part record;
begin
  -- Rewritten without the bodies.
  for part in
    select c.oid::regclass as name, k.conname as key
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where i.inhparent = 'notifications'::regclass
  loop
    execute format('alter table %s reset (toast_tuple_target)', part.name);
    execute format('cluster %s using %I', part.name, part.key);
    execute format('alter table %s set without cluster', part.name);
  end loop;
  -- A packed body stays in its row up to the size of a page. Those of before were compressed by the database.
  for part in select inhrelid::regclass as name from pg_inherits where inhparent = 'notification_bodies'::regclass loop
    execute format('alter table %s set (toast_tuple_target = 8160)', part.name);
  end loop;
end $$;
