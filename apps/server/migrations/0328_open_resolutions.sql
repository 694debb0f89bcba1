-- The resolutions that can still be adopted, of all associations: a job looks whether everybody consents after owners changed.
create index written_resolutions_open on written_resolutions (association_id, id) where adopted_on is null and withdrawn_on is null;

-- The votes against are few, and every list asks for each resolution whether there is one.
create index written_resolution_votes_against on written_resolution_votes (association_id, resolution_id) where choice = 'against';
