-- What was dropped because its time is over: everything of a kind from before a moment, which answers name.
create table retention_horizons (
  kind text not null,
  dropped_before timestamptz not null,
  constraint retention_horizons_pkey primary key (kind)
);
-- Of all accounts, the oldest first.
create index audit_events_by_age on audit_events (created_at);
