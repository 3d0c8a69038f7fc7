-- What shipments and containers are filtered by is kept in a narrow row next to each record, with an index for each filter
-- in the order of the list. The record itself changes with every estimate, and its filters, apart from `updated_at`, seldom:
-- without these indexes an update of the wide row touches no index at all. Triggers keep the rows true in the transaction
-- that changes the record.

create table shipment_list (
  account_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  shipping_line_scac text not null,
  port_of_lading_locode text,
  port_of_discharge_locode text,
  destination_locode text,
  customer_id uuid not null,                  -- the account itself where the shipment has no customer
  tracking_stopped boolean not null,
  container_statuses text[] not null default '{}',
  primary key (account_id, id),
  foreign key (account_id, id) references shipments on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

create table container_list (
  account_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  current_status text not null,
  shipping_line_scac text not null,
  port_of_lading_locode text,
  port_of_discharge_locode text,
  destination_locode text,
  customer_id uuid not null,
  tracking_stopped boolean not null,
  primary key (account_id, id),
  foreign key (account_id, id) references containers on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

insert into shipment_list
  select s.account_id, s.id, s.created_at, s.updated_at, s.shipping_line_scac, s.port_of_lading_locode,
    s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
    s.line_tracking_stopped_at is not null,
    array(select distinct c.current_status from containers c where c.account_id = s.account_id and c.shipment_id = s.id order by 1)
  from shipments s;
insert into container_list
  select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, l.shipping_line_scac, l.port_of_lading_locode,
    l.port_of_discharge_locode, l.destination_locode, l.customer_id, l.tracking_stopped
  from containers c join shipment_list l on l.account_id = c.account_id and l.id = c.shipment_id;

-- The first of each has everything that is filtered by: several filters together are read from it alone. Ascending,
-- though lists are read from the end: PostgreSQL fills the pages of an index that grows at its end, and leaves those
-- half empty of one that grows at its beginning.
create index shipment_list_newest on shipment_list (account_id, created_at, id)
  include (updated_at, shipping_line_scac, port_of_lading_locode, port_of_discharge_locode, destination_locode, customer_id,
    tracking_stopped, container_statuses);
create index shipment_list_by_line on shipment_list (account_id, shipping_line_scac, created_at, id);
create index shipment_list_by_lading on shipment_list (account_id, port_of_lading_locode, created_at, id);
create index shipment_list_by_discharge on shipment_list (account_id, port_of_discharge_locode, created_at, id)
  include (port_of_lading_locode);
create index shipment_list_by_destination on shipment_list (account_id, destination_locode, created_at, id)
  include (port_of_lading_locode, port_of_discharge_locode);
create index shipment_list_by_customer on shipment_list (account_id, customer_id, created_at, id);
create index shipment_list_by_stopped on shipment_list (account_id, tracking_stopped, created_at, id);
create index shipment_list_by_update on shipment_list (account_id, updated_at) include (created_at, id);

create index container_list_newest on container_list (account_id, created_at, id)
  include (updated_at, current_status, shipping_line_scac, port_of_lading_locode, port_of_discharge_locode,
    destination_locode, customer_id, tracking_stopped);
create index container_list_by_status on container_list (account_id, current_status, created_at, id);
create index container_list_by_line on container_list (account_id, shipping_line_scac, created_at, id);
create index container_list_by_lading on container_list (account_id, port_of_lading_locode, created_at, id);
create index container_list_by_discharge on container_list (account_id, port_of_discharge_locode, created_at, id)
  include (port_of_lading_locode);
create index container_list_by_destination on container_list (account_id, destination_locode, created_at, id)
  include (port_of_lading_locode, port_of_discharge_locode);
create index container_list_by_customer on container_list (account_id, customer_id, created_at, id);
create index container_list_by_stopped on container_list (account_id, tracking_stopped, created_at, id);
create index container_list_by_update on container_list (account_id, updated_at) include (created_at, id);

drop index shipments_by_destination, shipments_by_discharge, shipments_by_lading, shipments_by_line, shipments_listed,
  shipments_stopped, shipments_updated, containers_by_status, containers_listed, containers_updated;

create function list_added_shipments() returns trigger language plpgsql as $$
begin
  insert into shipment_list
    select s.account_id, s.id, s.created_at, s.updated_at, s.shipping_line_scac, s.port_of_lading_locode,
      s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
      s.line_tracking_stopped_at is not null
    from changed s;
  return null;
end $$;

create function list_changed_shipments() returns trigger language plpgsql as $$
begin
  update shipment_list l set created_at = s.created_at, updated_at = s.updated_at, shipping_line_scac = s.shipping_line_scac,
      port_of_lading_locode = s.port_of_lading_locode, port_of_discharge_locode = s.port_of_discharge_locode,
      destination_locode = s.destination_locode, customer_id = coalesce(s.customer_id, s.account_id),
      tracking_stopped = s.line_tracking_stopped_at is not null
    from changed s where l.account_id = s.account_id and l.id = s.id
      and (l.created_at, l.updated_at, l.shipping_line_scac, l.port_of_lading_locode, l.port_of_discharge_locode,
          l.destination_locode, l.customer_id, l.tracking_stopped)
        is distinct from (s.created_at, s.updated_at, s.shipping_line_scac, s.port_of_lading_locode, s.port_of_discharge_locode,
          s.destination_locode, coalesce(s.customer_id, s.account_id), s.line_tracking_stopped_at is not null);
  update container_list l set shipping_line_scac = s.shipping_line_scac, port_of_lading_locode = s.port_of_lading_locode,
      port_of_discharge_locode = s.port_of_discharge_locode, destination_locode = s.destination_locode,
      customer_id = coalesce(s.customer_id, s.account_id), tracking_stopped = s.line_tracking_stopped_at is not null
    from changed s
    join former f on f.account_id = s.account_id and f.id = s.id
      and (f.shipping_line_scac, f.port_of_lading_locode, f.port_of_discharge_locode, f.destination_locode, f.customer_id,
          f.line_tracking_stopped_at is null)
        is distinct from (s.shipping_line_scac, s.port_of_lading_locode, s.port_of_discharge_locode, s.destination_locode,
          s.customer_id, s.line_tracking_stopped_at is null)
    join containers c on c.account_id = s.account_id and c.shipment_id = s.id
    where l.account_id = c.account_id and l.id = c.id;
  return null;
end $$;

-- Of the shipments of these containers, the statuses that theirs have.
create function list_container_statuses(accounts uuid[], shipments uuid[]) returns void language sql as $$
  update shipment_list l set container_statuses = n.statuses
    from (select distinct u.account_id, u.id,
        array(select distinct c.current_status from containers c where c.account_id = u.account_id and c.shipment_id = u.id order by 1) as statuses
      from unnest(accounts, shipments) as u(account_id, id)) n
    where l.account_id = n.account_id and l.id = n.id and l.container_statuses <> n.statuses
$$;

create function list_added_containers() returns trigger language plpgsql as $$
begin
  insert into container_list
    select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, l.shipping_line_scac, l.port_of_lading_locode,
      l.port_of_discharge_locode, l.destination_locode, l.customer_id, l.tracking_stopped
    from changed c join shipment_list l on l.account_id = c.account_id and l.id = c.shipment_id;
  perform list_container_statuses(array_agg(account_id), array_agg(shipment_id))
    from (select distinct account_id, shipment_id from changed) c;
  return null;
end $$;

create function list_changed_containers() returns trigger language plpgsql as $$
begin
  update container_list l set created_at = c.created_at, updated_at = c.updated_at, current_status = c.current_status
    from changed c where l.account_id = c.account_id and l.id = c.id
      and (l.created_at, l.updated_at, l.current_status) is distinct from (c.created_at, c.updated_at, c.current_status);
  perform list_container_statuses(array_agg(account_id), array_agg(shipment_id))
    from (select distinct c.account_id, c.shipment_id from changed c
      join former f on f.account_id = c.account_id and f.id = c.id and f.current_status <> c.current_status) c
    having count(*) > 0;
  return null;
end $$;

create function list_removed_containers() returns trigger language plpgsql as $$
begin
  perform list_container_statuses(array_agg(account_id), array_agg(shipment_id))
    from (select distinct account_id, shipment_id from former) c having count(*) > 0;
  return null;
end $$;

create trigger listed_added after insert on shipments referencing new table as changed
  for each statement execute function list_added_shipments();
create trigger listed_changed after update on shipments referencing new table as changed old table as former
  for each statement execute function list_changed_shipments();
create trigger listed_added after insert on containers referencing new table as changed
  for each statement execute function list_added_containers();
create trigger listed_changed after update on containers referencing new table as changed old table as former
  for each statement execute function list_changed_containers();
create trigger listed_removed after delete on containers referencing old table as former
  for each statement execute function list_removed_containers();

-- Tracking requests, notifications and values of custom fields change seldom, and have what they are filtered by.
drop index tracking_requests_listed, tracking_requests_by_number, tracking_requests_updated;
create index tracking_requests_newest on tracking_requests (account_id, created_at, id)
  include (updated_at, status, scac, request_type);
create index tracking_requests_by_number on tracking_requests (account_id, request_number, created_at, id);
create index tracking_requests_by_line on tracking_requests (account_id, scac, created_at, id);
create index tracking_requests_by_type on tracking_requests (account_id, request_type, created_at, id);
create index tracking_requests_by_update on tracking_requests (account_id, updated_at) include (created_at, id);
create index custom_fields_of_shipments on custom_fields (account_id, created_at, id) where shipment_id is not null;
create index custom_fields_of_containers on custom_fields (account_id, created_at, id) where container_id is not null;
create index custom_fields_of_requests on custom_fields (account_id, created_at, id) where tracking_request_id is not null;
create index parties_by_name on parties (account_id, lower(company_name));
alter table tracking_requests set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- The type in force as a column, so that lists in its order are read from the index alone.
alter table documents add column document_type_effective text generated always as (coalesce(document_type_manual, document_type)) stored;
drop index documents_by_type, documents_by_type_from_last;
create index documents_by_type on documents (account_id, document_type_effective, created_at desc, id desc) where discarded_at is null;
create index documents_by_type_from_last on documents (account_id, document_type_effective desc nulls last, created_at desc, id desc)
  where discarded_at is null;
