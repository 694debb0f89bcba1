-- In an election of several seats a vote before the meeting can have several candidates. A server of the version before stores one.
alter table early_votes add column further_options text[] not null default '{}';
