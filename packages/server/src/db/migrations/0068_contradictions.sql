-- Statements about one container that cannot all be true, found when its journey is projected, and written in the same
-- transaction. A resolved one is kept as it was last, and opens again in its row.
create table contradictions (
  account_id uuid not null references accounts (id),
  id uuid not null,
  -- The journey that it is found in.
  journey_id uuid not null,
  container_id uuid not null,
  shipment_id uuid not null,
  kind text not null,
  severity text not null,
  -- 1: high.
  rank smallint not null,
  since timestamptz not null,
  opened_at timestamptz not null,
  resolved_at timestamptz,
  -- As it is served: the title, the statements, what decided, the days at stake.
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, container_id) references containers (account_id, id) on delete cascade,
  foreign key (account_id, shipment_id) references shipments (account_id, id)
) with (fillfactor = 80);

create index contradictions_open on contradictions (account_id, rank, since desc, id desc) include (kind)
  where resolved_at is null;
create index contradictions_in_order on contradictions (account_id, rank, since desc, id desc) include (kind);
create index contradictions_of_container on contradictions (account_id, container_id);
create index contradictions_of_shipment on contradictions (account_id, shipment_id);
create index contradictions_of_journey on contradictions (account_id, journey_id);
create index contradictions_changed on contradictions (account_id, changed_at);
