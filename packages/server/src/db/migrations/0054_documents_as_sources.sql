-- How far the clock of the account's sandbox was ahead when the document came: what it states about a container of the
-- sandbox counts from then on by that clock.
alter table documents add column sandbox_ahead_ms bigint not null default 0;

-- Shipments with a document that can be part of their record are projected once more.
update journeys j set stale_seq = stale_seq + 1
where exists (select 1 from shipments s
  join document_links l on l.account_id = s.account_id and l.shipment_id = s.id
  join documents d on d.account_id = l.account_id and d.id = l.document_id and d.discarded_at is null
  where s.account_id = j.account_id and s.journey_id = j.id and s.line_tracking_stopped_at is null);
