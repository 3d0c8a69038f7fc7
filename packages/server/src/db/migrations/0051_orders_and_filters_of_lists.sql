-- What lists of containers and shipments are ordered by and what more they are filtered by. Of a container also its terms, and
-- of a shipment those of its containers: `hold:customs`, `fee:any`, `ready` and the like (records/listed/rows.ts). Columns are nullable, or have a default: a process of
-- the version before inserts rows without them, which maintenance completes (maintenance/listed.ts).
alter table shipment_list
  add column number text,
  add column arrival_at timestamptz,
  add column departure_at timestamptz,
  add column destination_arrival_at timestamptz,
  add column vessel text,
  add column vessel_imo text,
  add column pod_terminal_id uuid,
  add column tags text[] not null default '{}',
  add column free_time_ends_on date,
  add column terms text[] not null default '{}';
alter table container_list
  add column number text,
  add column shipment_id uuid,
  add column arrival_at timestamptz,
  add column departure_at timestamptz,
  add column destination_arrival_at timestamptz,
  add column vessel text,
  add column vessel_imo text,
  add column pod_terminal_id uuid,
  add column pickup_facility_id uuid,
  add column pickup_locode text,
  add column empty_return_due_on date,
  add column terms text[] not null default '{}',
  add column tags text[] not null default '{}';

-- All rows change. They are written anew, without indexes, which are then built: in place, each row would be written to all
-- of them.
drop index shipment_list_newest, shipment_list_by_line, shipment_list_by_lading, shipment_list_by_discharge,
  shipment_list_by_destination, shipment_list_by_customer, shipment_list_by_stopped, shipment_list_by_update;
drop index container_list_newest, container_list_by_status, container_list_by_line, container_list_by_lading,
  container_list_by_discharge, container_list_by_destination, container_list_by_customer, container_list_by_stopped,
  container_list_by_update, container_list_by_free_time;
alter table shipment_list drop constraint shipment_list_account_id_id_fkey, drop constraint shipment_list_pkey;
alter table container_list drop constraint container_list_account_id_id_fkey, drop constraint container_list_pkey;
truncate shipment_list, container_list;

insert into shipment_list (account_id, id, created_at, updated_at, shipping_line_scac, port_of_lading_locode,
    port_of_discharge_locode, destination_locode, customer_id, tracking_stopped, arrival_at, departure_at,
    destination_arrival_at, vessel, vessel_imo, tags, number, pod_terminal_id, container_statuses, free_time_ends_on)
  select s.account_id, s.id, s.created_at, s.updated_at, s.shipping_line_scac, s.port_of_lading_locode,
    s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
    s.line_tracking_stopped_at is not null, coalesce(s.pod_ata_at, s.pod_eta_at), coalesce(s.pol_atd_at, s.pol_etd_at),
    coalesce(s.destination_ata_at, s.destination_eta_at), coalesce(upper(s.pod_vessel_name), s.pod_vessel_imo), s.pod_vessel_imo, s.tags,
    s.bill_of_lading_number, s.pod_terminal_id, coalesce(c.statuses, '{}'), c.free_time_ends_on
  from shipments s
  left join (select account_id, shipment_id, array_agg(distinct current_status order by current_status) as statuses,
      min((marks->'free_time'->>'ends_on')::date) as free_time_ends_on
    from containers group by account_id, shipment_id) c on c.account_id = s.account_id and c.shipment_id = s.id
  order by s.account_id, s.created_at, s.id;

insert into container_list (account_id, id, created_at, updated_at, current_status, shipping_line_scac,
    port_of_lading_locode, port_of_discharge_locode, destination_locode, customer_id, tracking_stopped, arrival_at,
    departure_at, destination_arrival_at, vessel, vessel_imo, tags, free_time_ends_on, number, shipment_id, pod_terminal_id,
    pickup_facility_id, pickup_locode, empty_return_due_on, terms)
  select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, l.shipping_line_scac, l.port_of_lading_locode,
    l.port_of_discharge_locode, l.destination_locode, l.customer_id, l.tracking_stopped, l.arrival_at, l.departure_at,
    l.destination_arrival_at, l.vessel, l.vessel_imo, l.tags, (c.marks->'free_time'->>'ends_on')::date, c.number, c.shipment_id,
    c.pod_terminal_id, c.pickup_facility_id, c.marks->'pickup_place'->>'locode',
    case when coalesce(c.final_destination_full_out_at, c.pod_full_out_at) is not null and c.empty_terminated_at is null then
      (select min((k->>'last_free_day')::date) from jsonb_array_elements(c.marks->'free_time'->'clocks') k
        where k->>'charge' in ('detention', 'combined') and k->>'ended_at' is null) end,
    array(
      select distinct t.term from (
        select 'hold:' || (h->>'name') as term from jsonb_array_elements(c.holds_at_pod_terminal) h
        union all select 'hold:any' where c.holds_at_pod_terminal <> '[]'
        union all select 'hold:none' where c.holds_at_pod_terminal = '[]' and c.availability_known
        union all select 'fee:' || (f->>'type') from jsonb_array_elements(c.fees_at_pod_terminal) f
        union all select 'fee:any' where c.fees_at_pod_terminal <> '[]'
        union all select 'fee:none' where c.fees_at_pod_terminal = '[]' and c.availability_known
        union all select case
          when coalesce(c.final_destination_full_out_at, c.pod_full_out_at, c.empty_terminated_at) is not null
            or c.holds_at_pod_terminal @> '[{"status": "hold"}]' then 'not_ready'
          when c.available_for_pickup then 'ready'
          when not c.available_for_pickup then 'not_ready' end) t
      where t.term is not null order by t.term)
  from containers c join shipment_list l on l.account_id = c.account_id and l.id = c.shipment_id
  order by c.account_id, c.created_at, c.id;

update shipment_list l set terms = n.terms
  from (select c.account_id, c.shipment_id, array_agg(distinct t.term order by t.term) as terms
    from container_list c, unnest(c.terms) as t(term) group by c.account_id, c.shipment_id) n
  where l.account_id = n.account_id and l.id = n.shipment_id;

alter table shipment_list add primary key (account_id, id),
  add foreign key (account_id, id) references shipments on delete cascade;
alter table container_list add primary key (account_id, id),
  add foreign key (account_id, id) references containers on delete cascade;

-- As they were.
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
    destination_locode, customer_id, tracking_stopped, free_time_ends_on);
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
create index container_list_by_free_time on container_list (account_id, free_time_ends_on) include (created_at, id)
  where free_time_ends_on is not null;

-- Orders, each in both directions, with those without a value apart.
create index shipment_list_by_arrival on shipment_list (account_id, arrival_at, created_at, id);
create index shipment_list_by_departure on shipment_list (account_id, departure_at, created_at, id);
create index shipment_list_by_number on shipment_list (account_id, number, created_at, id);
create index shipment_list_by_free_time on shipment_list (account_id, free_time_ends_on) include (created_at, id)
  where free_time_ends_on is not null;
create index container_list_by_arrival on container_list (account_id, arrival_at, created_at, id);
create index container_list_by_departure on container_list (account_id, departure_at, created_at, id);
create index container_list_by_number on container_list (account_id, number, created_at, id);

-- Filters. Partial where most rows have nothing: what they are updated for then costs no entry here.
create index shipment_list_by_terminal on shipment_list (account_id, pod_terminal_id, created_at, id);
create index shipment_list_by_vessel on shipment_list (account_id, vessel, created_at, id);
create index shipment_list_by_destination_arrival on shipment_list (account_id, destination_arrival_at)
  where destination_arrival_at is not null;
create index shipment_list_termed on shipment_list using gin (account_id, terms, tags) with (gin_pending_list_limit = 512)
  where terms <> '{}' or tags <> '{}';
create index container_list_of_shipment on container_list (account_id, shipment_id);
create index container_list_by_terminal on container_list (account_id, pod_terminal_id, created_at, id)
  include (pickup_facility_id);
create index container_list_by_other_facility on container_list (account_id, pickup_facility_id, created_at, id)
  where pickup_facility_id is distinct from pod_terminal_id;
create index container_list_by_other_place on container_list (account_id, pickup_locode, created_at, id)
  where pickup_locode is distinct from port_of_discharge_locode;
create index container_list_by_vessel on container_list (account_id, vessel, created_at, id);
create index container_list_by_destination_arrival on container_list (account_id, destination_arrival_at)
  where destination_arrival_at is not null;
create index container_list_by_empty_return on container_list (account_id, empty_return_due_on)
  where empty_return_due_on is not null;
create index container_list_termed on container_list using gin (account_id, terms, tags) with (gin_pending_list_limit = 512)
  where terms <> '{}' or tags <> '{}';

-- A vessel is known by its IMO number as well; values of custom fields by what they display.
create index shipments_by_imo on shipments (account_id, pod_vessel_imo) where pod_vessel_imo is not null;
create index custom_fields_by_text on custom_fields (account_id, definition_id, left(lower(text_value), 100));

-- Lists of what is silent begin with the checks whose last poll gave nothing that could be read.
create index checks_with_problems on checks (id) where last_outcome <> 'ok';

-- What they found is found by terms.
drop index containers_available, containers_with_holds;
