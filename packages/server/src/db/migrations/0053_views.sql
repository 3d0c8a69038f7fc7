-- Filters, order and columns of a list, kept under a name by a user of an account, for themselves or for everybody in it.
create table views (
  account_id uuid not null references accounts,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  list text not null check (list in ('containers', 'shipments')),
  filters jsonb not null,
  sort text[] not null,
  columns text[] not null,
  visibility text not null check (visibility in ('personal', 'shared')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create index views_listed on views (account_id, created_at, id);
create unique index views_shared_by_name on views (account_id, list, lower(name)) where visibility = 'shared';
create unique index views_personal_by_name on views (account_id, user_id, list, lower(name)) where visibility = 'personal';
