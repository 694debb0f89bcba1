-- An attachment that the operator adds has no code of the provider, as those that members add elsewhere.
alter table news_attachments alter column code drop not null;
