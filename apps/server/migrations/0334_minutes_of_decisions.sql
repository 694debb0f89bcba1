-- The day on which the minutes of the meeting were published, when the month of who was absent starts (docs/decisions/0287). No import writes it.
alter table decisions add column minutes_published_on date;
