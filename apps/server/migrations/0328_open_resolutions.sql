-- The moment from which the votes of a resolution stay as they were at its end: those that did not count any more are removed then.
alter table written_resolutions add column settled_at timestamptz;

-- Who owned the apartment when its consent on paper was entered. Null for a vote in the portal, whose voter is known.
alter table written_resolution_votes add column signed_owners text;

-- The resolutions that can still be adopted, of all associations: a job looks whether everybody consents after owners changed.
create index written_resolutions_open on written_resolutions (association_id, id)
  where adopted_on is null and withdrawn_on is null and settled_at is null;

-- The votes against are few, and every list asks for each resolution whether there is one.
create index written_resolution_votes_against on written_resolution_votes (association_id, resolution_id) where choice = 'against';
