-- How exactly the time of an event is known; null where its source states an instant.
alter table transport_events add column time_basis jsonb;
