-- Why a vote did not count when its ballot was closed. Null while the ballot is open, for votes that counted, and for ballots that a former
-- version closed.
alter table ballot_votes add column uncounted text check (uncounted in ('resting', 'divided'));
