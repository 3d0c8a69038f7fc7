-- Files that a client uploads in steps: announced, put into the store by the client itself, then attached once.
create table blobs (
  account_id uuid not null references accounts(id),
  id uuid not null,
  -- Where it stands in the store: random, never made of the name.
  key text not null unique,
  filename text not null,
  content_type text not null,
  byte_size bigint not null,
  -- Base64 of the MD5 that the client announced; the store refuses other bytes.
  checksum text not null,
  service_name text not null,
  user_id uuid,
  -- Of the bytes as they lie in the store, computed by us.
  sha256 bytea,
  created_at timestamptz not null default now(),
  attached_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users(account_id, id)
);
create index blobs_unattached on blobs (created_at) where attached_at is null;

create table email_submissions (
  account_id uuid not null references accounts(id),
  id uuid not null,
  user_id uuid,
  subject text not null,
  body text,
  sender text[] not null,
  recipients text[] not null,
  cc text[] not null,
  sent_at timestamptz,
  message_id text,
  in_reply_to text,
  reference_ids text[] not null,
  content_type text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users(account_id, id)
);
create index email_submissions_listed on email_submissions (account_id, created_at desc, id desc);
create unique index email_submissions_by_message on email_submissions (account_id, message_id);

create table documents (
  account_id uuid not null references accounts(id),
  id uuid not null,
  blob_id uuid not null,
  name text not null,
  document_type text,
  document_type_manual text,
  classification_notes text,
  source text not null check (source in ('upload', 'api', 'email', 'split_document')),
  file_name text not null,
  file_content_type text,
  file_size_bytes bigint not null,
  sha256 bytea not null,
  -- Why its bytes are kept and not read: a bomb, a broken or hostile file.
  quarantined text,
  user_id uuid,
  email_submission_id uuid,
  -- What a person wrote over what was read; wins, and survives reading again.
  extracted_data_manual jsonb,
  -- The work to be done, leased like other work: which steps, from when on.
  wanted text[] not null default '{classify,extract,link}',
  next_read_at timestamptz,
  lease_token bigint not null default 0,
  lease_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Soft delete.
  discarded_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, blob_id) references blobs(account_id, id),
  foreign key (account_id, user_id) references users(account_id, id),
  foreign key (account_id, email_submission_id) references email_submissions(account_id, id)
);
create unique index documents_by_blob on documents (account_id, blob_id);
-- The same bytes are one document of an account.
create unique index documents_by_content on documents (account_id, sha256) where discarded_at is null;
create index documents_listed on documents (account_id, created_at desc, id desc) where discarded_at is null;
create index documents_by_type on documents (account_id, coalesce(document_type_manual, document_type), created_at desc, id desc)
  where discarded_at is null;
create index documents_by_file_name on documents using gin (to_tsvector('simple', translate(file_name, '._-', '   ')))
  where discarded_at is null;
create index documents_by_submission on documents (account_id, email_submission_id) where email_submission_id is not null;
create index documents_due on documents (next_read_at) where next_read_at is not null;

create table document_representations (
  account_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  document_type text not null,
  schema_version text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, document_id) references documents(account_id, id)
);
create index document_representations_latest on document_representations (account_id, document_id, created_at desc, id desc);

-- What a document speaks of, as far as the account tracks it. `because` says by which number, and where it stands.
create table document_links (
  account_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  shipment_id uuid not null,
  container_id uuid,
  because jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, document_id) references documents(account_id, id),
  foreign key (account_id, shipment_id) references shipments(account_id, id),
  foreign key (account_id, container_id) references containers(account_id, id)
);
create unique index document_links_once on document_links (account_id, document_id, shipment_id, container_id) nulls not distinct;
create index document_links_by_shipment on document_links (account_id, shipment_id);
create index document_links_by_container on document_links (account_id, container_id) where container_id is not null;
