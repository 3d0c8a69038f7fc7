-- The lists of shipments and containers find a shipment also by what its containers have, and a container by what its
-- shipment has. That text is kept in the same entry: to collect it from the other entries at each search took as many
-- lookups as there are records.

alter table search_entries add column related text not null default '';

create function shipment_text(s shipments) returns text language sql stable parallel safe as $$
  select search_text(array[s.bill_of_lading_number, nullif(s.normalized_number, s.bill_of_lading_number)] || s.ref_numbers,
    s.tags || array[s.port_of_lading_name, s.port_of_lading_locode, s.port_of_discharge_name, s.port_of_discharge_locode,
      s.destination_name, s.destination_locode, s.pod_vessel_name,
      (select p.company_name from parties p where p.account_id = s.account_id and p.id = s.customer_id),
      custom_field_text(s.account_id, s.id)])
$$;

create function container_text(c containers) returns text language sql stable parallel safe as $$
  select search_text(array[c.number, c.seal_number] || c.ref_numbers, array[custom_field_text(c.account_id, c.id)])
$$;

create or replace view search_rows as
  select s.account_id, s.id as entity_id, 'shipment'::text as entity_type, s.id as shipment_id, false as told_by_shipment,
    shipment_text(s) as haystack, s.created_at,
    coalesce((select string_agg(container_text(c), '' order by c.created_at, c.id) from containers c
      where c.account_id = s.account_id and c.shipment_id = s.id), '') as related
  from shipments s
  union all
  select c.account_id, c.id, 'cargo', c.shipment_id, false, container_text(c), c.created_at,
    coalesce((select shipment_text(s) from shipments s where s.account_id = c.account_id and s.id = c.shipment_id), '')
  from containers c
  union all
  select r.account_id, r.id, 'tracking_request', r.shipment_id,
    exists (select from shipments s where s.account_id = r.account_id and s.id = r.shipment_id
      and (s.bill_of_lading_number in (r.request_number, r.normalized_number) or s.normalized_number = r.normalized_number)),
    search_text(array[r.request_number, nullif(r.normalized_number, r.request_number)] || r.ref_numbers,
      r.shipment_tags || array[
        (select p.company_name from parties p where p.account_id = r.account_id and p.id = r.customer_id),
        custom_field_text(r.account_id, r.id)]),
    r.created_at, ''
  from tracking_requests r;

create function write_search_entries(account uuid, type text, ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  insert into search_entries as e (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, related, created_at)
    select r.account_id, r.entity_id, r.entity_type, r.shipment_id, r.told_by_shipment, r.haystack, r.related, r.created_at
    from search_rows r where r.account_id = account and r.entity_type = type and r.entity_id = any(ids)
    on conflict (account_id, entity_id) do update
      set shipment_id = excluded.shipment_id, told_by_shipment = excluded.told_by_shipment, haystack = excluded.haystack,
        related = excluded.related
      where (e.shipment_id, e.told_by_shipment, e.haystack, e.related)
        is distinct from (excluded.shipment_id, excluded.told_by_shipment, excluded.haystack, excluded.related);
end $$;

-- The entries are locked before their records are read again, those of shipments first: of two transactions that change
-- the same record or what belongs to it, the second sees what the first has written.
create or replace function refresh_search_entries(account uuid, type text, ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  shipments uuid[] := case type when 'shipment' then ids when 'cargo' then
    array(select distinct c.shipment_id from containers c where c.account_id = account and c.id = any(ids)) end;
begin
  perform from search_entries e where e.account_id = account and e.entity_id = any(shipments) order by e.entity_id for update;
  perform from search_entries e where e.account_id = account and e.entity_id = any(ids) order by e.entity_id for update;
  perform write_search_entries(account, type, ids);
  if type = 'cargo' then
    perform write_search_entries(account, 'shipment', shipments);
  elsif type = 'shipment' then
    perform write_search_entries(account, 'cargo',
      array(select c.id from containers c where c.account_id = account and c.shipment_id = any(shipments) order by c.id));
  end if;
end $$;

create or replace function add_search_entries() returns trigger language plpgsql as $$
begin
  insert into search_entries (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, related, created_at)
    select r.account_id, r.entity_id, r.entity_type, r.shipment_id, r.told_by_shipment, r.haystack, r.related, r.created_at
    from added a join search_rows r on r.account_id = a.account_id and r.entity_id = a.id where r.entity_type = tg_argv[0];
  return null;
end $$;

-- The containers that a shipment gains and loses belong to its own entry.
create function change_search_entries_of_shipments() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select c.account_id, array_agg(distinct c.shipment_id order by c.shipment_id) as ids from changed c group by 1 loop
    perform from search_entries e where e.account_id = one.account_id and e.entity_id = any(one.ids) order by e.entity_id for update;
    perform write_search_entries(one.account_id, 'shipment', one.ids);
  end loop;
  return null;
end $$;
create trigger search_of_shipment_added after insert on containers referencing new table as changed
  for each statement execute function change_search_entries_of_shipments();
create trigger search_of_shipment_removed after delete on containers referencing old table as changed
  for each statement execute function change_search_entries_of_shipments();

drop index search_entries_shipments, search_entries_containers;
update search_entries e set related = r.related from search_rows r
  where r.account_id = e.account_id and r.entity_id = e.entity_id and r.entity_type = e.entity_type and r.related <> '';
create index search_entries_shipments on search_entries using gin (account_id, haystack gin_trgm_ops, related gin_trgm_ops)
  with (gin_pending_list_limit = 512) where entity_type = 'shipment';
create index search_entries_containers on search_entries using gin (account_id, haystack gin_trgm_ops, related gin_trgm_ops)
  with (gin_pending_list_limit = 512) where entity_type = 'cargo';
-- The list of tracking requests has those too that GET /search finds as their shipments.
create index search_entries_newest_requests on search_entries (account_id, created_at, entity_id)
  where entity_type = 'tracking_request';
-- Ascending, as the indexes of the lists.
drop index search_entries_newest;
create index search_entries_newest on search_entries (account_id, entity_type, created_at, entity_id)
  where not told_by_shipment;
alter table search_entries set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
