-- Owners without an account get the convocation by post. Their letters are in the chain of the deliveries: each names the apartment instead of
-- a user (docs/decisions/0285).
alter table convocation_deliveries
  alter user_id drop not null,
  alter email drop not null,
  add column apartment_id uuid,
  add column apartment text,
  drop constraint convocation_deliveries_way_check,
  add constraint convocation_deliveries_way_check check (way in ('mail', 'post')),
  add constraint convocation_deliveries_have_a_receiver check (
    (way = 'mail') = (user_id is not null and email is not null)
    and (way = 'post') = (apartment_id is not null and apartment is not null));
create unique index convocation_deliveries_by_apartment on convocation_deliveries (association_id, convocation_id, apartment_id)
  where apartment_id is not null;
