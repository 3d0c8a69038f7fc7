-- When a source that pushes rested for longer than a day: the latest rests, so that one that rests every weekend is not taken
-- for silent. Those from before are not known.
alter table sources add column push_rests jsonb not null default '[]';
