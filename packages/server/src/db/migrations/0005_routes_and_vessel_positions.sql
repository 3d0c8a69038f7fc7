-- The way of a container through its ports, as projected; written only when it changed.
create table container_routes (
  account_id uuid not null,
  container_id uuid not null,
  stops jsonb not null,                       -- in the order of the journey (tracking/diff-route.ts)
  vessel_ids uuid[] not null,                 -- the ships of its stops
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, container_id),
  foreign key (account_id, container_id) references containers
) with (fillfactor = 80);
-- Which of an account's boxes a ship carries.
create index container_routes_by_vessel on container_routes using gin (vessel_ids);

-- Where ships were, as public sources reported it; ships belong to the installation.
create table vessel_positions (
  vessel_id uuid not null references vessels,
  reported_at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  speed_knots double precision,
  heading_degrees double precision,
  source_id text not null references sources,
  primary key (vessel_id, reported_at)
);
