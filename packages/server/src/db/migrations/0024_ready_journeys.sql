-- Since when a journey waits to be projected: from when it became stale, or from when it is due. The oldest comes first.
alter table journeys add column ready_at timestamptz;

create function note_ready_journey() returns trigger language plpgsql as $$
begin
  if new.stale_seq <= new.projected_seq then
    new.ready_at := new.due_at;
  elsif tg_op = 'UPDATE' and old.stale_seq > old.projected_seq and new.projected_seq = old.projected_seq then
    new.ready_at := least(old.ready_at, new.due_at);
  else
    new.ready_at := least(now(), new.due_at);
  end if;
  return new;
end $$;
create trigger ready_added before insert on journeys for each row execute function note_ready_journey();
create trigger ready_changed before update on journeys for each row
  when (new.stale_seq <> old.stale_seq or new.projected_seq <> old.projected_seq or new.due_at is distinct from old.due_at)
  execute function note_ready_journey();

update journeys set ready_at = case when stale_seq > projected_seq then least(now(), due_at) else due_at end;
drop index journeys_stale, journeys_due;
create index journeys_ready on journeys (ready_at) where ready_at is not null;

-- The body of a notification is written once and its state several times: out of line it is not written again.
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'notifications'::regclass loop
    execute format('alter table %s set (fillfactor = 60, toast_tuple_target = 128)', part);
  end loop;
end $$;
