-- A file that no document has any more: its document was deleted, or has another file now. It goes after a while.
alter table blobs add column unwanted_at timestamptz;
update blobs b set unwanted_at = d.discarded_at
  from documents d where d.account_id = b.account_id and d.blob_id = b.id and d.discarded_at is not null;
create index blobs_unwanted on blobs (unwanted_at) where unwanted_at is not null;

-- Quarter turns that are still to be made of an image.
alter table documents add column rotation smallint not null default 0 check (rotation in (0, 90, 180, 270));
-- Null once the file of a deleted document is gone.
alter table documents alter column blob_id drop not null;
-- `sha256` stays that of the bytes as they were uploaded, so that the same upload is known again when its image was turned.

-- What lies in the store, or is announced, so that an account can have no more than it may.
create table stored_files (
  account_id uuid primary key references accounts(id),
  bytes bigint not null
);
insert into stored_files (account_id, bytes) select account_id, sum(byte_size) from blobs group by account_id;

-- A mail without a Message-ID is known again by its bytes.
alter table email_submissions add column sha256 bytea;
create unique index email_submissions_by_content on email_submissions (account_id, sha256) where message_id is null;

-- Lists of one account find nothing of others on the way.
drop index documents_by_file_name;
create index documents_by_file_name on documents
  using gin (account_id, to_tsvector('simple', translate(file_name, '._-', '   '))) where discarded_at is null;
create index documents_by_type_from_last on documents
  (account_id, coalesce(document_type_manual, document_type) desc nulls last, created_at desc, id desc)
  where discarded_at is null;
create index documents_by_user on documents (account_id, user_id, source, created_at desc, id desc)
  where discarded_at is null;
