-- The secret before the last rotation signs as well until it expires.
alter table webhooks add column previous_secret_sealed text;
alter table webhooks add column previous_secret_until timestamptz;

-- A replay starts the schedule of retries anew; attempts go on counting, each has its own number in the log of attempts.
alter table notifications add column attempts_before integer not null default 0;

-- The list of notifications says how many there are; counting millions for a page of thirty took seconds.
alter table ledgers add column notifications_total bigint not null default 0;
update ledgers l set notifications_total = (select count(*) from notifications n where n.account_id = l.account_id);
