create table tariffs (
  account_id uuid not null references accounts,
  id uuid not null,
  charge text not null check (charge in ('demurrage', 'storage', 'detention', 'combined')),
  shipping_line_scac text,
  port_locode text,
  equipment_length integer,
  equipment_type text,
  free_days integer,
  free_days_unit text not null check (free_days_unit in ('calendar_days', 'working_days')),
  currency_code text not null,
  tiers jsonb not null,
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index tariffs_listed on tariffs (account_id, created_at, id);

-- The first day on which the free time of a container ends, to be filtered by.
alter table container_list add column free_time_ends_on date;
create index container_list_by_free_time on container_list (account_id, free_time_ends_on) include (created_at, id)
  where free_time_ends_on is not null;
drop index container_list_newest;
create index container_list_newest on container_list (account_id, created_at, id)
  include (updated_at, current_status, shipping_line_scac, port_of_lading_locode, port_of_discharge_locode,
    destination_locode, customer_id, tracking_stopped, free_time_ends_on);

create or replace function list_added_containers() returns trigger language plpgsql as $$
begin
  insert into container_list
    select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, l.shipping_line_scac, l.port_of_lading_locode,
      l.port_of_discharge_locode, l.destination_locode, l.customer_id, l.tracking_stopped,
      (c.marks->'free_time'->>'ends_on')::date
    from changed c join shipment_list l on l.account_id = c.account_id and l.id = c.shipment_id;
  perform list_container_statuses(array_agg(account_id), array_agg(shipment_id))
    from (select distinct account_id, shipment_id from changed) c;
  return null;
end $$;

create or replace function list_changed_containers() returns trigger language plpgsql as $$
begin
  update container_list l set created_at = c.created_at, updated_at = c.updated_at, current_status = c.current_status,
      free_time_ends_on = (c.marks->'free_time'->>'ends_on')::date
    from changed c where l.account_id = c.account_id and l.id = c.id
      and (l.created_at, l.updated_at, l.current_status, l.free_time_ends_on)
        is distinct from (c.created_at, c.updated_at, c.current_status, (c.marks->'free_time'->>'ends_on')::date);
  perform list_container_statuses(array_agg(account_id), array_agg(shipment_id))
    from (select distinct c.account_id, c.shipment_id from changed c
      join former f on f.account_id = c.account_id and f.id = c.id and f.current_status <> c.current_status) c
    having count(*) > 0;
  return null;
end $$;

-- Those whose free time a tariff may decide.
create index containers_in_free_time on containers (account_id, shipment_id)
  where empty_terminated_at is null and marks ? 'free_time';
