-- A new report is compared with the open claims of its check; those that are closed grow in number with its age.
create index claims_open on claims (check_id) where closed_at is null;
