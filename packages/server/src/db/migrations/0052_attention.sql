-- From when on things need attention, as the account has it; defaults where it says nothing.
alter table accounts add column attention jsonb not null default '{}';

-- When a journey is to be projected again because somebody has to do or know something from then on: a day begins at the
-- place, an estimate has passed. Apart from `due_at`, because the life cycle waits for that one.
alter table journeys add column attention_at timestamptz;

create or replace function note_ready_journey() returns trigger language plpgsql as $$
declare
  due timestamptz := least(new.due_at, new.attention_at);
begin
  if new.stale_seq <= new.projected_seq then
    new.ready_at := due;
  elsif tg_op = 'UPDATE' and old.stale_seq > old.projected_seq and new.projected_seq = old.projected_seq then
    new.ready_at := least(old.ready_at, due);
  else
    new.ready_at := least(now(), due);
  end if;
  return new;
end $$;

drop trigger ready_changed on journeys;
create trigger ready_changed before update on journeys for each row
  when (new.stale_seq <> old.stale_seq or new.projected_seq <> old.projected_seq or new.due_at is distinct from old.due_at
    or new.attention_at is distinct from old.attention_at)
  execute function note_ready_journey();

-- What somebody must do or know: computed from the records and the clock, and written in the transaction that writes the
-- record, so that a list of it reads an index. Nothing is lost with these rows.
create table attention_entries (
  account_id uuid not null references accounts (id),
  id uuid not null,
  -- The journey that it is computed with, or the tracking request that has none.
  scope_id uuid not null,
  kind text not null,
  severity text not null,
  -- 1: high.
  rank smallint not null,
  due_on date,
  -- The same for the order of the list: what is not due comes last.
  due_order date not null,
  since timestamptz not null,
  container_id uuid,
  shipment_id uuid,
  tracking_request_id uuid,
  document_id uuid,
  -- While it is equal, what the account said of the entry holds.
  cause text not null,
  state text not null default 'open' check (state in ('open', 'snoozed', 'done')),
  snoozed_until timestamptz,
  -- The same by the wall clock.
  wakes_at timestamptz,
  state_reason text,
  changed_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, container_id) references containers (account_id, id) on delete cascade,
  foreign key (account_id, shipment_id) references shipments (account_id, id),
  foreign key (account_id, tracking_request_id) references tracking_requests (account_id, id),
  foreign key (account_id, document_id) references documents (account_id, id)
) with (fillfactor = 80);

-- What they say. Apart, because the entries are counted: narrow, a hundred thousand of them are a few thousand pages.
create table attention_contents (
  account_id uuid not null,
  id uuid not null,
  content jsonb not null,
  primary key (account_id, id),
  foreign key (account_id, id) references attention_entries (account_id, id) on delete cascade
);

create index attention_in_order on attention_entries (account_id, rank, due_order, since, id) include (wakes_at)
  where state <> 'done';
create index attention_of_kind on attention_entries (account_id, kind, rank, due_order, since, id) where state <> 'done';
create index attention_done on attention_entries (account_id, rank, due_order, since, id) where state = 'done';
create index attention_of_scope on attention_entries (account_id, scope_id);
create index attention_of_container on attention_entries (account_id, container_id) where container_id is not null;
create index attention_of_shipment on attention_entries (account_id, shipment_id) where shipment_id is not null;
create index attention_changed on attention_entries (account_id, changed_at);

-- What an account said of an entry: it holds for its cause, also while the entry is gone.
create table attention_states (
  account_id uuid not null references accounts (id),
  entry_id uuid not null,
  cause text not null,
  state text not null check (state in ('snoozed', 'done')),
  snoozed_until timestamptz,
  wakes_at timestamptz,
  reason text,
  user_id uuid,
  changed_at timestamptz not null,
  primary key (account_id, entry_id),
  foreign key (account_id, user_id) references users (account_id, id)
);

-- Journeys that are tracked are projected once more, so that what needs attention is known.
update journeys j set stale_seq = stale_seq + 1
where exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active);
