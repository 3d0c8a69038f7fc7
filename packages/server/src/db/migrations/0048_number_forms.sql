-- A line whose habits are not certain is polled with and without the letters in front of a number, until it knows one.
-- In which form the number is polled, if not as subject_number; and what the line answered to the form before it.
alter table checks add column polled_number text, add column first_form_outcome text;
