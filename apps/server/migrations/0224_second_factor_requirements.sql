-- The members of whom the provider requires a second factor, with the day from which it is required (docs/decisions/0234).
create table second_factor_requirements (
  user_id uuid primary key references users on delete cascade,
  -- The rights that the member has in any association, as a server last saw them: board, invoice_check.
  rights text[] not null,
  -- When a server first saw that the requirement applies to the member.
  began_at timestamptz not null,
  required_from timestamptz not null,
  -- When a server last saw it. A requirement that no server has seen for the time of the notice begins again.
  last_applied_at timestamptz not null,
  -- When the member was mailed of it, and mailed again.
  announced_at timestamptz,
  reminded_at timestamptz
);
