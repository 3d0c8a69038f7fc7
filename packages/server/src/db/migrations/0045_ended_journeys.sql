-- The journey of a container that had ended when it was requested: the one that is served, or the one before the one that
-- the request waits for. Null for all other requests.
alter table tracking_requests add column ended_journey jsonb;
