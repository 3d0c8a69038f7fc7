-- What was received as it was received is larger than all else that is kept of a report, and dropped by the month when its
-- time is over. Its sizes, and when it came and what read it, stay with the report.
create table report_bodies (
  check_id uuid not null,
  id uuid not null,                           -- of the report
  body bytea not null,                        -- gzip
  constraint report_bodies_pkey primary key (check_id, id)
) partition by range (id);
alter table report_bodies alter column body set storage external;
create table report_bodies_default partition of report_bodies default;

do $$
declare
  month record;
begin
  for month in
    select right(c.relname, 7) as label, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'reports'::regclass and c.relname not like '%default'
  loop
    execute format('create table %I partition of report_bodies %s', 'report_bodies_' || month.label, month.bounds);
  end loop;
end $$;

insert into report_bodies (check_id, id, body) select check_id, id, body from reports where body is not null;

-- Of the body, in bytes: as it was received, and compressed.
alter table reports add column size integer, add column stored_size integer;
-- gzip ends with the size of what it holds, the lowest byte first.
update reports set stored_size = octet_length(body), size = get_byte(body, octet_length(body) - 4)
    + get_byte(body, octet_length(body) - 3) * 256 + get_byte(body, octet_length(body) - 2) * 65536
    + get_byte(body, octet_length(body) - 1) * 16777216
  where body is not null;
alter table reports drop column body;

do $$
declare
  part record;
begin
  -- Rewritten without the bodies.
  for part in
    select c.oid::regclass as name, k.conname as key
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where i.inhparent = 'reports'::regclass
  loop
    execute format('cluster %s using %I', part.name, part.key);
    execute format('alter table %s set without cluster', part.name);
  end loop;
end $$;
