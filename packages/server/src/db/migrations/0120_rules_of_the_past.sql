-- The policies for the last free day that an account had, each until it chose another: what it was shown at a moment rests on
-- the one of that moment. The last release chooses without a row here: then the next one counts for that time as well.
create table pickup_lfd_policies (
  account_id uuid not null references accounts,
  until timestamptz not null,
  policy text not null,
  primary key (account_id, until)
);

-- What an account changed of its tariffs, which the past of its records takes back. Nothing that sources report writes to it.
create index changes_of_tariffs on changes (account_id, occurred_at) where resource_type = 'tariff';
