-- Many shipments end at their port of discharge, and of many no terminal is known: without one they need no entry, which would
-- be written anew with each change of their row. The old ones go last, because reads wait while they do.
create index shipment_list_by_known_destination on shipment_list (account_id, destination_locode, created_at, id)
  include (port_of_lading_locode, port_of_discharge_locode) where destination_locode is not null;
create index container_list_by_known_destination on container_list (account_id, destination_locode, created_at, id)
  include (port_of_lading_locode, port_of_discharge_locode) where destination_locode is not null;
create index shipment_list_by_known_terminal on shipment_list (account_id, pod_terminal_id, created_at, id)
  where pod_terminal_id is not null;
create index container_list_by_known_terminal on container_list (account_id, pod_terminal_id, created_at, id)
  include (pickup_facility_id) where pod_terminal_id is not null;
drop index shipment_list_by_destination, container_list_by_destination, shipment_list_by_terminal,
  container_list_by_terminal;
