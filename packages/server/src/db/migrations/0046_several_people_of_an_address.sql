-- An e-mail address names nobody by itself: who opened a link of an account's owner chose a password for the address
-- without showing that it is theirs. Several people may therefore use one address, each with a password of their own.
alter table people
  drop constraint people_email_key,
  -- When the operator vouched for the address: at the set-up, or by command. Null for who came by the link of an account.
  add column confirmed_at timestamptz;
create index people_email on people (email);

update people p set confirmed_at = p.created_at
where exists (select from users u where u.person_id = p.id) and not exists (
  select from users u join audit_events e on e.account_id = u.account_id and e.user_id = u.id
  where u.person_id = p.id and e.action = 'invitation.accepted');
create unique index people_confirmed on people (email) where confirmed_at is not null;
