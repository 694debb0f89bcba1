import { actionTexts } from '@mijn/domain/activity';
import { sql } from 'drizzle-orm';
import { definePersonalData, ERASED_NAME } from '../../../capabilities/personal-data/personal-data.ts';
import { anyWordsOf, associationOf } from '../../../capabilities/personal-data/sql.ts';
import { operatorActionTexts } from '../../../platform/security/operator-actions.ts';
import { attemptTexts } from '../../../platform/security/attempt-limits.ts';

const account = definePersonalData({
  name: 'users',
  title: 'Uw account',
  tables: ['users'],
  labels: {
    name: 'Naam',
    email: 'E-mailadres',
    salutation: 'Aanhef',
    initials: 'Voorletters',
    first_name: 'Voornaam',
    name_prefix: 'Tussenvoegsel',
    last_name: 'Achternaam',
    phone: 'Telefoon',
    mobile: 'Mobiel',
    code: 'Code bij de beheerder',
    owner_code: 'Eigenaarscode bij de beheerder',
    has_password: 'Wachtwoord ingesteld',
    has_two_factor: 'Inloggen in twee stappen',
    last_active_association: 'Laatst gekozen vereniging',
    disabled_at: 'Uitgezet',
  },
  words: {
    salutation: { mr: 'De heer', ms: 'Mevrouw', mr_and_ms: 'De heer en mevrouw', none: 'Geen' },
  },
  query: ({ user_id }) => sql`
    select u.id, u.code, o.code as owner_code, u.email, u.name, u.salutation, u.initials, u.first_name,
      u.name_prefix, u.last_name, u.phone, u.mobile, u.imported, u.password_hash is not null as has_password,
      u.totp_secret is not null as has_two_factor, u.disabled_at, a.name as last_active_association
    from users u left join owners o on o.id = u.owner_id
      left join associations a on a.id = u.last_active_association_id
    where u.id = ${user_id}`,
});

const memberships = definePersonalData({
  name: 'memberships',
  title: 'Uw verenigingen',
  tables: ['memberships'],
  labels: {
    association: 'Vereniging',
    is_board: 'Bestuurslid',
    is_invoice_check: 'Controleert facturen',
    is_invoice_check_copy: 'Ziet kopieën van facturen',
  },
  query: ({ user_id }) => sql`
    select association_id, ${associationOf('memberships')}, is_board, is_invoice_check, is_invoice_check_copy
    from memberships where user_id = ${user_id} order by association_id`,
  erase: ({ user_id }) => [sql`delete from memberships where user_id = ${user_id}`],
});

const sessions = definePersonalData({
  name: 'sessions',
  title: 'Waar u ingelogd bent',
  tables: ['sessions'],
  labels: {
    created_at: 'Ingelogd',
    last_seen_at: 'Laatst gezien',
    expires_at: 'Eindigt uiterlijk',
    user_agent: 'Browser',
    place: 'Plaats',
    staff_name: 'Medewerker die meekijkt',
  },
  query: ({ user_id }) => sql`
    select s.created_at, s.last_seen_at, s.expires_at, s.two_factor_at, s.sudo_at, s.user_agent, s.place,
      s.is_read_only, f.name as staff_name
    from sessions s left join staff f on f.id = s.staff_id
    where s.user_id = ${user_id} order by s.created_at, s.id`,
});

const recoveryCodes = definePersonalData({
  name: 'recovery_codes',
  title: 'Herstelcodes',
  tables: ['recovery_codes'],
  labels: { is_used: 'Gebruikt', used_at: 'Gebruikt op' },
  query: ({ user_id }) => sql`
    select used_at is not null as is_used, used_at from recovery_codes
    where user_id = ${user_id} order by used_at, code_hash`,
});

const passwordResets = definePersonalData({
  name: 'password_resets',
  title: 'Links om een nieuw wachtwoord te kiezen',
  tables: ['password_resets'],
  labels: { expires_at: 'Werkt tot' },
  query: ({ user_id }) => sql`
    select expires_at from password_resets where user_id = ${user_id} order by expires_at, token_hash`,
});

const emailChanges = definePersonalData({
  name: 'email_changes',
  title: 'Wijzigingen van uw e-mailadres',
  tables: ['email_changes'],
  labels: {
    old_email: 'Van',
    new_email: 'Naar',
    requested_at: 'Gevraagd',
    sent_at: 'Laatste mail',
    confirmed_at: 'Bevestigd',
    cancelled_at: 'Geannuleerd',
    settled_at: 'Definitief',
  },
  query: ({ user_id }) => sql`
    select old_email, new_email, requested_at, sent_at, sent_count, confirmed_at, cancelled_at, settled_at
    from email_changes where user_id = ${user_id} order by requested_at, id`,
});

const signInHolds = definePersonalData({
  name: 'sign_in_holds',
  title: 'De wachttijd na een ongedaan gemaakt e-mailadres',
  tables: ['sign_in_holds'],
  labels: {
    began_at: 'Begonnen',
    ends_at: 'Tot',
    old_email: 'Teruggezet adres',
    new_emails: 'Vervallen adressen',
  },
  query: ({ user_id }) => sql`
    select began_at, ends_at, old_email, array_to_string(new_emails, ', ') as new_emails, is_provider_only,
      has_suspended_totp, has_suspended_codes
    from sign_in_holds where user_id = ${user_id}`,
});

const secondFactorRequirement = definePersonalData({
  name: 'second_factor_requirements',
  title: 'De verplichte tweede stap bij het inloggen',
  tables: ['second_factor_requirements'],
  labels: {
    rights: 'Vanwege',
    began_at: 'Begonnen',
    required_from: 'Verplicht vanaf',
    last_applied_at: 'Laatst vastgesteld',
    announced_at: 'Eerste mail',
    reminded_at: 'Herinnering',
  },
  query: ({ user_id }) => sql`
    select concat_ws(' en ', case when 'board' = any(rights) then 'bestuur' end,
        case when 'invoice_check' = any(rights) then 'facturen controleren' end) as rights, began_at, required_from, last_applied_at, announced_at,
      reminded_at
    from second_factor_requirements where user_id = ${user_id}`,
});

const attempts = definePersonalData({
  name: 'attempts',
  title: 'Pogingen in het laatste uur',
  tables: ['attempts'],
  labels: { attempted_at: 'Moment' },
  query: ({ user_id, email }) => sql`
    with texts as (select unnest(${sql.param(attemptTexts([user_id, email]))}::text[]) as text)
    select attempted_at from attempts
    where subject in (
      select sha256(convert_to(text, 'UTF8')) from texts
      union all
      select sha256(convert_to(text || encode(token_hash, 'hex'), 'UTF8')) from texts, known_devices
      where user_id = ${user_id}
    )
    order by attempted_at, id`,
});

const attemptsInARow = definePersonalData({
  name: 'attempts_in_a_row',
  title: 'Mislukte pogingen achter elkaar',
  tables: ['attempts_in_a_row'],
  labels: { failures: 'Aantal', last_failed_at: 'Laatste poging' },
  query: ({ user_id, email }) => sql`
    with texts as (select unnest(${sql.param(attemptTexts([user_id, email]))}::text[]) as text)
    select failures, last_failed_at from attempts_in_a_row
    where subject in (select sha256(convert_to(text, 'UTF8')) from texts)
    order by last_failed_at, subject`,
});

const callCounts = definePersonalData({
  name: 'call_counts',
  title: 'Zoekopdrachten, uploads en zips in één minuut',
  tables: ['call_counts'],
  labels: { kind: 'Soort', minute_began_at: 'Begin van de minuut', total: 'Aantal' },
  words: { kind: { search: 'zoekopdrachten', upload: 'uploads', zip: 'zips' } },
  query: ({ user_id }) => sql`
    select kind, minute_began_at, total from call_counts where user_id = ${user_id} order by kind`,
});

const staffLinks = definePersonalData({
  name: 'impersonation_links',
  title: 'Links waarmee medewerkers konden meekijken',
  tables: ['impersonation_links'],
  labels: {
    staff_name: 'Medewerker',
    reason: 'Reden',
    is_read_only: 'Alleen lezen',
    expires_at: 'Werkte tot',
    used_at: 'Gebruikt',
  },
  query: ({ user_id }) => sql`
    select f.name as staff_name, l.reason, l.is_read_only, l.expires_at, l.used_at
    from impersonation_links l join staff f on f.id = l.staff_id
    where l.user_id = ${user_id} order by l.expires_at, l.token_hash`,
});

const activity = definePersonalData({
  name: 'audit_entries',
  title: 'Activiteit in uw account',
  tables: ['audit_entries'],
  labels: {
    happened_at: 'Moment',
    action: 'Wat er gebeurde',
    association: 'Vereniging',
    staff_name: 'Door medewerker',
    reason: 'Reden',
    ip: 'IP-adres',
    browser: 'Browser',
    system: 'Systeem',
    place: 'Plaats',
  },
  words: { action: { ...actionTexts, ...operatorActionTexts } },
  query: ({ user_id }) => sql`
    select e.happened_at, e.action, ${associationOf('e')}, f.name as staff_name, e.details ->> 'reason' as reason,
      e.details ->> 'browser' as browser, e.details ->> 'system' as system, e.details ->> 'place' as place,
      case when e.staff_id is null then e.details ->> 'ip' end as ip,
      case when e.staff_id is null then e.details else e.details - 'ip' end as details
    from audit_entries e left join staff f on f.id = e.staff_id
    where e.user_id = ${user_id} order by e.happened_at, e.id`,
  // The entries stay, without what says who and where the member was.
  erase: ({ user_id }) => [
    sql`update audit_entries set details = details - array['ip', 'browser', 'system', 'place', 'name', 'code', 'reason']
      where user_id = ${user_id}`,
  ],
});

const createdRows = definePersonalData({
  name: 'idempotency_keys',
  title: 'Wat u de laatste dag toevoegde',
  tables: ['idempotency_keys'],
  labels: { created_at: 'Moment', call: 'Opdracht' },
  query: ({ user_id }) => sql`
    select call, created_id, created_at from idempotency_keys
    where user_id = ${user_id} order by created_at, key`,
});

/** A column of a mail that waits, without what says who a member is. */
const withoutMember = (column: 'subject' | 'text_body' | 'html_body') =>
  sql`regexp_replace(regexp_replace(${sql.raw(column)}, names, ${ERASED_NAME}, 'gi'), details, '…', 'gi')`;

/** Texts are emptied when mails are sent. Another member may have had the address, so only mails of the own time count. */
const mails = definePersonalData({
  name: 'outbox_mails',
  title: 'Mails aan u',
  tables: ['outbox_mails'],
  labels: {
    created_at: 'Gemaakt',
    recipient: 'Aan',
    subject: 'Onderwerp',
    sent_at: 'Verstuurd',
    failed_at: 'Niet gelukt',
    skipped_at: 'Niet verstuurd',
  },
  query: ({ user_id }) => sql`
    with confirmed as (
      select old_email, new_email, confirmed_at from email_changes
      where user_id = ${user_id} and confirmed_at is not null
    ), periods as (
      select email, (select max(confirmed_at) from confirmed where new_email = email) as since,
        null::timestamptz as until
      from users where id = ${user_id}
      union all
      select old_email,
        (select max(c.confirmed_at) from confirmed c
          where c.new_email = f.old_email and c.confirmed_at < f.confirmed_at),
        confirmed_at
      from confirmed f
    )
    select m.created_at, m.recipient, case when m.source is null then m.subject end as subject,
      m.source ->> 'type' as type, m.sent_at, m.failed_at, m.skipped_at
    from outbox_mails m
    where exists (select from periods p where m.recipient::citext = p.email
      and (p.since is null or m.created_at >= p.since) and (p.until is null or m.created_at <= p.until))
    order by m.created_at, m.id`,
  erase: ({ user_id }) => [
    sql`delete from outbox_mails where recipient::citext in (
      select email from users where id = ${user_id}
      union select old_email from email_changes where user_id = ${user_id}
      union select new_email from email_changes where user_id = ${user_id})
      -- Another account may have one of these addresses now.
      and not exists (select from users where id <> ${user_id} and email = recipient::citext)`,
    // Mails to others that wait say that somebody wrote, without who that was. Another member may have the same name.
    sql`update outbox_mails set subject = ${withoutMember('subject')}, text_body = ${withoutMember('text_body')},
        html_body = ${withoutMember('html_body')}, attachment = null, attachment_name = null
      from users own, lateral (select ${anyWordsOf(sql`select own.name as said`)} as names,
        ${anyWordsOf(sql`select own.email::text as said union all select own.phone
          union all select street from addresses where user_id = own.id`)} as details) words
      where own.id = ${user_id} and sent_at is null and (subject || text_body || html_body) ~* (names || '|' || details)
        and not exists (select from users other
          where other.id <> own.id and other.email = recipient::citext and other.name = own.name)`,
  ],
});

/** The row has no address of the feed, which is a secret. */
const feedOfMember = definePersonalData({
  name: 'calendar_feeds',
  title: 'Uw kalenderadres',
  tables: ['calendar_feeds'],
  labels: { renewed_at: 'Vernieuwd', generation: 'Aantal keer vernieuwd' },
  query: ({ user_id }) => sql`select generation, renewed_at from calendar_feeds where user_id = ${user_id}`,
});

/** The data about a member besides the resources of the portal. */
export const foundationData = [
  account,
  memberships,
  sessions,
  activity,
  staffLinks,
  mails,
  emailChanges,
  signInHolds,
  secondFactorRequirement,
  recoveryCodes,
  passwordResets,
  attempts,
  attemptsInARow,
  callCounts,
  createdRows,
  feedOfMember,
];
