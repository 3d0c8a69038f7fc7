-- Since when a source has pushed without a pause of weeks: nobody knows when one rests that has pushed for less than a week. Of
-- those that have pushed already, only that it was not before they were configured.
alter table sources add column pushing_since timestamptz;
update sources set pushing_since = created_at where pushed_at is not null;
