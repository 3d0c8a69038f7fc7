-- What feeds pushed: the same message again gets the same answer, and is applied once.
create table feed_messages (
  source_id text not null references sources (id),
  message_id text not null,
  body_hash bytea not null,
  -- Null while the transaction that applies it is open.
  answer jsonb,
  received_at timestamptz not null default now(),
  primary key (source_id, message_id)
);
create index feed_messages_received_at on feed_messages (received_at);

-- Null: a source that speaks by itself, which nobody asks.
alter table subscriptions alter column wanted_every_s drop not null;

-- A push names a box, and means every journey of it that somebody tracks.
create index containers_number_any on containers (number);

create index tracking_requests_open_any on tracking_requests (normalized_number, scac)
  where status in ('pending', 'awaiting_manifest', 'created');
