-- What e-invoices say is found as the text of a PDF is: a reading and one page for each, written when it is imported.
-- Those that are here already get the text of their lines; the next import writes the rest.
insert into file_readings (association_id, file_hash, media_type, page_count, searchability)
select distinct association_id, file_hash, 'application/xml', 1, 'searchable'
from invoice_files join invoices using (association_id)
where invoices.id = invoice_id and kind = 'e_invoice' and facts is not null
on conflict do nothing;

insert into file_pages (association_id, file_hash, page, text)
select distinct on (association_id, file_hash) association_id, file_hash, 1,
  concat_ws(' ', facts ->> 'supplier', facts ->> 'invoice_number',
    (select string_agg(line ->> 'description', ' ') from jsonb_array_elements(facts -> 'lines') line))
from invoice_files join invoices using (association_id)
where invoices.id = invoice_id and kind = 'e_invoice' and facts is not null
on conflict do nothing;
