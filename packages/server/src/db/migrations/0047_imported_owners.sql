-- The owner codes of containers that an operator downloaded from BIC.
alter table reference_rows drop constraint reference_rows_kind_check;
alter table reference_rows add constraint reference_rows_kind_check
  check (kind in ('port', 'metro_area', 'terminal', 'owner'));
