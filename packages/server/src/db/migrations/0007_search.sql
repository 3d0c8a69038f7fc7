-- Search. What can be found of a record stands in one row beside it, with an index of its trigrams: the record itself
-- changes with every estimate, what it is searched by hardly ever. Triggers keep the rows true in the transaction that
-- changes the record, whoever changes it; nothing happens where nothing that is searched has changed.

do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
exception when others then
  raise exception 'Boxtrail searches with the PostgreSQL extensions pg_trgm and btree_gin, which this server does not give: %. '
    'They come with PostgreSQL (Debian: in its own package; elsewhere in postgresql-contrib; a managed server: allow both). '
    'Install them, or have an administrator run "create extension pg_trgm; create extension btree_gin;" in this database, and start again.',
    sqlerrm;
end $$;

create table search_entries (
  account_id uuid not null references accounts,
  entity_id uuid not null,
  entity_type text not null check (entity_type in ('shipment', 'cargo', 'tracking_request')),
  shipment_id uuid,
  told_by_shipment boolean not null,          -- a request whose shipment has the same number: found as that shipment
  haystack text not null,                     -- small letters; a space before each word
  created_at timestamptz not null,
  primary key (account_id, entity_id)
);
-- A fragment that is common is found by walking from the newest, a rare one by its trigrams. An index for each type, so
-- that what only containers have is known at once to be in no shipment.
create index search_entries_newest on search_entries (account_id, entity_type, created_at desc, entity_id desc)
  where not told_by_shipment;
create index search_entries_shipments on search_entries using gin (account_id, haystack gin_trgm_ops)
  with (gin_pending_list_limit = 512) where entity_type = 'shipment';
create index search_entries_containers on search_entries using gin (account_id, haystack gin_trgm_ops)
  with (gin_pending_list_limit = 512) where entity_type = 'cargo';
create index search_entries_requests on search_entries using gin (account_id, haystack gin_trgm_ops)
  with (gin_pending_list_limit = 512) where entity_type = 'tracking_request';
create index tracking_requests_by_customer on tracking_requests (account_id, customer_id) where customer_id is not null;

-- Numbers are found as written and without dashes and dots.
create function search_text(numbers text[], words text[]) returns text language sql stable parallel safe as $$
  select ' ' || lower(concat_ws(' ', nullif(array_to_string(numbers, ' '), ''),
    (select string_agg(regexp_replace(n, '[^[:alnum:]]', '', 'g'), ' ') from unnest(numbers) n where n ~ '[^[:alnum:]]'),
    nullif(array_to_string(words, ' '), '')))
$$;

create function custom_field_text(account uuid, entity uuid) returns text language sql stable parallel safe as $$
  select string_agg(f.text_value, ' ' order by f.created_at, f.id) from custom_fields f where f.account_id = account and f.entity_id = entity
$$;

-- The entries as the records would have them.
create view search_rows as
  select s.account_id, s.id as entity_id, 'shipment'::text as entity_type, s.id as shipment_id, false as told_by_shipment,
    search_text(array[s.bill_of_lading_number, nullif(s.normalized_number, s.bill_of_lading_number)] || s.ref_numbers,
      s.tags || array[s.port_of_lading_name, s.port_of_lading_locode, s.port_of_discharge_name, s.port_of_discharge_locode,
        s.destination_name, s.destination_locode, s.pod_vessel_name,
        (select p.company_name from parties p where p.account_id = s.account_id and p.id = s.customer_id),
        custom_field_text(s.account_id, s.id)]) as haystack,
    s.created_at
  from shipments s
  union all
  select c.account_id, c.id, 'cargo', c.shipment_id, false,
    search_text(array[c.number, c.seal_number] || c.ref_numbers, array[custom_field_text(c.account_id, c.id)]), c.created_at
  from containers c
  union all
  select r.account_id, r.id, 'tracking_request', r.shipment_id,
    exists (select from shipments s where s.account_id = r.account_id and s.id = r.shipment_id
      and (s.bill_of_lading_number in (r.request_number, r.normalized_number) or s.normalized_number = r.normalized_number)),
    search_text(array[r.request_number, nullif(r.normalized_number, r.request_number)] || r.ref_numbers,
      r.shipment_tags || array[
        (select p.company_name from parties p where p.account_id = r.account_id and p.id = r.customer_id),
        custom_field_text(r.account_id, r.id)]),
    r.created_at
  from tracking_requests r;

-- The entry is locked before its record is read again: of two transactions that change the same record or what belongs
-- to it, the second sees what the first has written. One plan for all types: left to itself PostgreSQL plans the view
-- anew at each call, which took seven eighths of 2 ms.
create function refresh_search_entries(account uuid, type text, ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  perform from search_entries e where e.account_id = account and e.entity_id = any(ids) order by e.entity_id for update;
  insert into search_entries as e (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, created_at)
    select r.account_id, r.entity_id, r.entity_type, r.shipment_id, r.told_by_shipment, r.haystack, r.created_at
    from search_rows r where r.account_id = account and r.entity_type = type and r.entity_id = any(ids)
    on conflict (account_id, entity_id) do update
      set shipment_id = excluded.shipment_id, told_by_shipment = excluded.told_by_shipment, haystack = excluded.haystack
      where (e.shipment_id, e.told_by_shipment, e.haystack)
        is distinct from (excluded.shipment_id, excluded.told_by_shipment, excluded.haystack);
end $$;

-- New records, as many as one statement brings: the trigger's argument is their type.
create function add_search_entries() returns trigger language plpgsql as $$
begin
  insert into search_entries (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, created_at)
    select r.account_id, r.entity_id, r.entity_type, r.shipment_id, r.told_by_shipment, r.haystack, r.created_at
    from added a join search_rows r on r.account_id = a.account_id and r.entity_id = a.id where r.entity_type = tg_argv[0];
  return null;
end $$;

create function remove_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries e using removed r where e.account_id = r.account_id and e.entity_id = r.id;
  return null;
end $$;

create function change_search_entry() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(new.account_id, tg_argv[0], array[new.id]);
  return null;
end $$;

-- Whether a request is told by its shipment depends on the shipment's numbers.
create function change_request_entries_of_shipment() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(new.account_id, 'tracking_request',
    array(select r.id from tracking_requests r where r.account_id = new.account_id and r.shipment_id = new.id));
  return null;
end $$;

create function change_search_entries_of_party() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(new.account_id, 'shipment',
    array(select s.id from shipments s where s.account_id = new.account_id and s.customer_id = new.id));
  perform refresh_search_entries(new.account_id, 'tracking_request',
    array(select r.id from tracking_requests r where r.account_id = new.account_id and r.customer_id = new.id));
  return null;
end $$;

create function change_search_entries_of_fields() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select f.account_id, array_agg(f.entity_id) as ids,
      case when f.shipment_id is not null then 'shipment' when f.container_id is not null then 'cargo' else 'tracking_request' end as type
    from changed f group by 1, 3
  loop
    perform refresh_search_entries(one.account_id, one.type, one.ids);
  end loop;
  return null;
end $$;

create trigger search_added after insert on shipments referencing new table as added
  for each statement execute function add_search_entries('shipment');
create trigger search_added after insert on containers referencing new table as added
  for each statement execute function add_search_entries('cargo');
create trigger search_added after insert on tracking_requests referencing new table as added
  for each statement execute function add_search_entries('tracking_request');
create trigger search_removed after delete on shipments referencing old table as removed
  for each statement execute function remove_search_entries();
create trigger search_removed after delete on containers referencing old table as removed
  for each statement execute function remove_search_entries();
create trigger search_removed after delete on tracking_requests referencing old table as removed
  for each statement execute function remove_search_entries();

create trigger search_changed after update on shipments for each row
  when ((old.bill_of_lading_number, old.normalized_number, old.ref_numbers, old.tags, old.customer_id, old.port_of_lading_name,
      old.port_of_lading_locode, old.port_of_discharge_name, old.port_of_discharge_locode, old.destination_name,
      old.destination_locode, old.pod_vessel_name)
    is distinct from (new.bill_of_lading_number, new.normalized_number, new.ref_numbers, new.tags, new.customer_id, new.port_of_lading_name,
      new.port_of_lading_locode, new.port_of_discharge_name, new.port_of_discharge_locode, new.destination_name,
      new.destination_locode, new.pod_vessel_name))
  execute function change_search_entry('shipment');
create trigger search_changed_number after update on shipments for each row
  when ((old.bill_of_lading_number, old.normalized_number) is distinct from (new.bill_of_lading_number, new.normalized_number))
  execute function change_request_entries_of_shipment();
create trigger search_changed after update on containers for each row
  when ((old.number, old.seal_number, old.ref_numbers, old.shipment_id)
    is distinct from (new.number, new.seal_number, new.ref_numbers, new.shipment_id))
  execute function change_search_entry('cargo');
create trigger search_changed after update on tracking_requests for each row
  when ((old.request_number, old.normalized_number, old.ref_numbers, old.shipment_tags, old.customer_id, old.shipment_id)
    is distinct from (new.request_number, new.normalized_number, new.ref_numbers, new.shipment_tags, new.customer_id, new.shipment_id))
  execute function change_search_entry('tracking_request');
create trigger search_changed after update on parties for each row
  when (old.company_name is distinct from new.company_name) execute function change_search_entries_of_party();
create trigger search_fields_added after insert on custom_fields referencing new table as changed
  for each statement execute function change_search_entries_of_fields();
create trigger search_fields_changed after update on custom_fields referencing new table as changed
  for each statement execute function change_search_entries_of_fields();
create trigger search_fields_removed after delete on custom_fields referencing old table as changed
  for each statement execute function change_search_entries_of_fields();

insert into search_entries (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, created_at)
  select account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, created_at from search_rows;
