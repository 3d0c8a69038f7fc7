-- Nothing needs the open claims of a check alone: what reads them reads its closed ones as well. Without an index of them, and with
-- room on their page, a claim that is closed stays where it is, and has no further entry in any index.
alter table claims set (fillfactor = 85);
drop index claims_open;
