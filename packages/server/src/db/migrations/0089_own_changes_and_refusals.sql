-- What an account changed of its own data, which the past of a record takes back. What sources report changes none of it, so
-- that no report writes to this index.
create index changes_of_own_data on changes (account_id, resource_id, sequence) where changeset ?| array['ref_numbers', 'tags', 'customer_id', 'delivered_at', 'line_tracking_stopped_at', 'line_tracking_stopped_reason'];

-- Why the last answer of a check is not used: the first entry, however many have waited before it.
create index quarantine_newest on quarantine (check_id, quarantined_at desc) where replayed_at is null;
drop index quarantine_waiting;
