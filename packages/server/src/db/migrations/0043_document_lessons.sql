-- What a person's correction of a document says of its form: at which label the value of a field is, or is not. Neither
-- the value nor the label itself is kept.
create table document_lessons (
  account_id uuid not null,
  document_id uuid not null,
  field text not null check (length(field) <= 60),
  sender text not null check (length(sender) <= 253), -- the domain of the mail; empty where there was none
  form integer[] not null check (cardinality(form) between 4 and 64),
  label text not null check (label ~ '^[0-9a-f]{16}$'),
  place text not null check (place in ('behind', 'beside', 'below')),
  is_here boolean not null,
  learned_at timestamptz not null default now(),
  primary key (account_id, document_id, field),
  foreign key (account_id, document_id) references documents (account_id, id)
);
create index document_lessons_by_sender on document_lessons (account_id, sender, learned_at desc, document_id desc, field);
