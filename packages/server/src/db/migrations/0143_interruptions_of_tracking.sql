-- What of the past of a journey neither reports nor the log say: from when on what came due was not missed, because nobody asked its
-- sources or looked at it (`asked`: is_paused while its line was disabled, otherwise until when they had been asked, null once that
-- is over), and who had stopped a tracking that was resumed since (`stopped`). By the clock of the journey. A row is appended when
-- that changes, which no report does.
create table tracking_interruptions (
  account_id uuid not null,
  journey_id uuid not null,
  since timestamptz not null,
  kind text not null check (kind in ('asked', 'stopped')),
  is_paused boolean not null default false,
  asked_until timestamptz,
  stopped_by_user_id uuid,
  primary key (account_id, journey_id, since, kind),
  foreign key (account_id, journey_id) references journeys,
  foreign key (account_id, stopped_by_user_id) references users
);
