-- For each search, the planner compares the words with every value in the statistics of the searched keys, up to 200 of them, which
-- took longer than the search itself. Ten values choose the same plans (docs/decisions/0202).
alter table albums alter column search_key set statistics 10;
alter table archive_documents alter column search_key set statistics 10;
alter table bulletin_messages alter column search_key set statistics 10;
alter table forms alter column search_key set statistics 10;
alter table invoices alter column search_key set statistics 10;
alter table meetings alter column search_key set statistics 10;
alter table news_items alter column search_key set statistics 10;
alter table newsletters alter column search_key set statistics 10;
alter table todos alter column search_key set statistics 10;

analyze albums (search_key);
analyze archive_documents (search_key);
analyze bulletin_messages (search_key);
analyze forms (search_key);
analyze invoices (search_key);
analyze meetings (search_key);
analyze news_items (search_key);
analyze newsletters (search_key);
analyze todos (search_key);
