-- GET /reports/{id}: whether an account has ever tracked what a report is about. Those that are active have their own.
create index subscriptions_stopped on subscriptions (check_id, account_id) where not active;
