-- Freshness is joined from the checks; nothing ever wrote these.
alter table containers
  drop column terminal_checked_at,
  drop column pod_last_tracking_request_at,
  drop column shipment_last_tracking_request_at,
  drop column rail_last_tracking_request_at;
