-- An account that the operator disabled: nobody signs in with it, and it gets no mails.
alter table users add column disabled_at timestamptz;
