-- A change is appended under the row of its account's ledger, which refers to the account; a version of a transport event names
-- the one that its transaction has just invalidated, and both go with their container. To look each of them up again took five
-- queries of a changed estimate, and locks that the log records.
alter table changes drop constraint if exists changes_account_id_fkey;
alter table transport_events drop constraint if exists transport_events_account_id_previous_version_id_fkey;
