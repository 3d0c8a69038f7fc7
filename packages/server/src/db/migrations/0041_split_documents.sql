-- A file of several documents is split: each part is a document of its own, with the pages that it had in the original.
alter table documents
  add column split_from uuid,
  add column first_page integer,
  add column last_page integer,
  add foreign key (account_id, split_from) references documents (account_id, id),
  add constraint documents_split_check check (
    (split_from is null and first_page is null and last_page is null)
    or (split_from is not null and first_page between 1 and last_page));

create index documents_split_from on documents (account_id, split_from) where split_from is not null;
