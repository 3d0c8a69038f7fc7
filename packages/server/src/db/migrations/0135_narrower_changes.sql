-- When a record last changed until a moment is read from the index of its changes, which has their times. Nothing else read
-- the log by its ids: an entry less for each change. The old ones go last, because reads wait while they do.
create index changes_by_record on changes (account_id, resource_id, sequence) include (occurred_at);
alter table changes set (autovacuum_vacuum_insert_scale_factor = 0.02);
drop index changes_by_resource, changes_by_id;
