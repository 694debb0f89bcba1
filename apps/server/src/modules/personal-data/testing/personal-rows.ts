import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { openFiles, pictureKey } from '../../../capabilities/files/index.ts';
import { hashToken } from '../../../platform/security/digest.ts';
import type { TestApp } from '../../../testing/test-app.ts';

interface Marked {
  user: { id: string; email: string };
  association: { id: string };
  staff: { id: string };
  mark: string;
  /** The name of the member, where the portal copies it; the mark if it is left out. */
  name?: string;
}

export const fileTexts = (mark: string) =>
  ['bijlage', 'nieuwsbrief', 'archief', 'concept'].map((name) => `${mark} ${name} bytes`);

/** Fills every table with a row of a member, with secrets that contain `KLUIS` and the mark. */
export async function addPersonalRows(
  { config, database: { pool }, clock }: TestApp,
  { user, association, staff, mark, name = mark }: Marked,
): Promise<void> {
  const files = openFiles(config);
  const store = async (text: string): Promise<string> => {
    const file = await files.receive(Readable.from([Buffer.from(text)]), 1000);
    await file.keep();
    return file.hash;
  };
  const [attached = '', newsletter = '', archived = '', staged = ''] = await Promise.all(
    fileTexts(mark).map(store),
  );
  const picture = await files.receive(Readable.from([Buffer.from(`${mark} foto bytes`)]), 1000);
  await picture.keep(pictureKey(picture.hash, 'large', 'jpeg'));
  const secret = `KLUIS ${mark}`;
  const [message, letter, document, group, album, invoice, news, form, todo, entry] = Array.from(
    { length: 10 },
    () => randomUUID(),
  );
  const values: Record<string, unknown> = {
    u: user.id,
    a: association.id,
    staff: staff.id,
    now: clock.now(),
    mark,
    name,
    secret,
    token: Buffer.from(secret),
    email: user.email,
  };
  /** Runs a statement in which `:name` is a value. */
  const run = async (text: string, further: Record<string, unknown> = {}): Promise<void> => {
    const all = { ...values, ...further };
    const given: unknown[] = [];
    const numbered = text.replaceAll(/(?<!:):(\w+)/gu, (_, key: string) => `$${given.push(all[key])}`);
    await pool.query(numbered, given);
  };
  const file = `name, extension, media_type, byte_size, file_hash`;
  const fileOf = `'Bestand.pdf', 'pdf', 'application/pdf', 10, :hash`;
  for (const hash of [attached, newsletter, archived, staged]) {
    await run(
      `insert into file_readings (association_id, file_hash, media_type, searchability)
        values (:a, :hash, 'application/pdf', 'not_searchable')`,
      { hash },
    );
  }
  await run(
    `update users set totp_secret = :secret, first_name = :mark,
      imported = jsonb_build_object('name', :name::text) where id = :u`,
  );
  await run(`insert into recovery_codes (user_id, code_hash) values (:u, :token)`);
  await run(`insert into password_resets (token_hash, user_id, expires_at) values (:token, :u, :now)`);
  await run(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
      values (:id, :u, encode(:token, 'hex'), :token, 0, :mark, :now)`,
    { id: randomUUID() },
  );
  await run(
    `insert into access_tokens (id, user_id, token_hash, name, scope, association_id, created_at, expires_at)
      values (:id, :u, :token, :mark, 'read', :a, :now, :now)`,
    { id: randomUUID() },
  );
  await run(`insert into totp_setups (user_id, secret, created_at) values (:u, :secret, :now)`);
  await run(
    `insert into known_devices (user_id, token_hash, first_seen_at, last_seen_at) values (:u, :token, :now, :now)`,
  );
  await run(
    `insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at, is_read_only, place)
      values (:id, :token, :u, :now, :now, :now, false, :mark)`,
    { id: randomUUID() },
  );
  await run(
    `insert into impersonation_links (token_hash, user_id, staff_id, reason, is_read_only, expires_at)
      values (:token, :u, :staff, :mark, true, :now)`,
  );
  await run(
    `insert into email_changes (id, user_id, old_email, new_email, requested_at, sent_at)
      values (:id, :u, :email, :mark || '@example.nl', :now, :now)`,
    { id: randomUUID() },
  );
  await run(
    `insert into sign_in_holds (user_id, id, began_at, old_email, new_emails, is_provider_only, has_suspended_totp, has_suspended_codes)
      values (:u, :id, :now, :email, array[:mark || '@example.nl'], false, false, false)`,
    { id: randomUUID() },
  );
  await run(
    `insert into second_factor_requirements (user_id, rights, began_at, required_from, last_applied_at) values (:u, '{board}', :now, :now, :now)`,
  );
  const login = `login:target:${user.email.toLowerCase()}`;
  for (const subject of [login, `${login}${Buffer.from(secret).toString('hex')}`]) {
    await run(`insert into attempts (id, subject, attempted_at) values (:id, :subject, :now)`, {
      id: randomUUID(),
      subject: hashToken(subject),
    });
  }
  await run(`insert into attempts_in_a_row (subject, failures, last_failed_at) values (:subject, 1, :now)`, {
    subject: hashToken(login),
  });
  await run(`insert into call_counts (user_id, kind, minute_began_at, total) values (:u, 'search', :now, 1)`);
  await run(
    `insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at)
      values (:id, :secret, :email, :mark, :secret, :secret, :now)`,
    { id: randomUUID() },
  );
  await run(
    `insert into idempotency_keys (user_id, key, call, created_id, created_at)
      values (:u, :secret, :mark, :id, :now)`,
    { id: randomUUID() },
  );
  await run(`insert into calendar_feeds (user_id, generation, renewed_at) values (:u, 2, :now)`);
  await run(
    `insert into section_visits (association_id, user_id, section, seen_at, unread_since)
      values (:a, :u, 'news', :now, :now)`,
  );
  await run(
    `insert into notification_choices (association_id, user_id, kind, is_on, changed_at)
      values (:a, :u, 'albums', true, :now)`,
  );
  await run(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, shows_subject, created_at, seen_at)
      values (:id, :u, 'https://push.example/' || :id, :secret, :secret, false, :now, :now)`,
    { id: randomUUID() },
  );
  await run(`insert into digest_marks (user_id, told_until) values (:u, :now)`);
  const [meeting, apartment] = [randomUUID(), randomUUID()];
  await run(
    `with owned as (insert into owners (id, code) values (:owner, :mark || ' eigenaar') returning id),
        home as (insert into apartments (association_id, id, code, name, share, votes, position)
          values (:a, :apartment, :mark, :mark || ' appartement', 1, 1, 1) returning association_id, id),
        linked as (update users set owner_id = :owner where id = :u)
      insert into apartment_owners (association_id, apartment_id, owner_id) select home.association_id, home.id, owned.id from home, owned`,
    { owner: randomUUID(), apartment },
  );
  await run(
    `insert into meetings (association_id, id, code, meeting_date, concerns, changed_at)
      values (:a, :meeting, :mark, :now, 'ALV', :now)`,
    { meeting },
  );
  await run(
    `insert into meeting_attendances (association_id, meeting_id, user_id, choice, guests, remark, changed_at)
      values (:a, :meeting, :u, 'attends', 1, :mark || ' opmerking', :now)`,
    { meeting },
  );
  await run(
    `with item as (insert into meeting_items (association_id, id, code, meeting_id, number, title, kind, wording, options)
          values (:a, :item, :mark, :meeting, 4, :mark || ' voorstel', 'decide', :mark || ' besluit', '{}') returning id),
        proxy as (insert into proxies (association_id, id, meeting_id, code, giver_id, giver_name, holder_id, is_to_board,
            is_whole_meeting, is_paper, state, given_at, accepted_at, signed)
          values (:a, :id, :meeting, :mark || ' code', :u, :name, :u, false, true, false, 'accepted', :now, :now, '{}') returning id),
        question as (insert into item_questions (association_id, id, meeting_id, item_id, asker_id, text, asked_at)
          select :a, :id, :meeting, item.id, :u, :mark || ' vraag', :now from item),
        about as (insert into proxy_items (association_id, proxy_id, item_id, instruction) select :a, proxy.id, item.id, 'for' from proxy, item)
      insert into proxy_apartments (association_id, proxy_id, apartment_id) select :a, proxy.id, :apartment from proxy`,
    { meeting, apartment, id: randomUUID(), item: randomUUID() },
  );
  await run(
    `insert into member_proposals (association_id, id, meeting_id, proposer_id, title, wording, explanation, submitted_at, decision, reason, decided_at)
      values (:a, :id, :meeting, :u, :mark || ' onderwerp', :mark || ' besluit', :mark || ' toelichting', :now, 'refused', :mark || ' reden', :now)`,
    { id: randomUUID(), meeting },
  );
  await run(
    `with resolution as (insert into written_resolutions (association_id, id, title, wording, created_at, created_on, last_day)
          values (:a, :id, :mark || ' besluit', :mark || ' tekst', :now, :now, :now) returning id)
      insert into written_resolution_votes (association_id, id, resolution_id, apartment_id, voter_id, choice, voted_at)
        select :a, id, id, :apartment, :u, 'for', :now from resolution`,
    { id: randomUUID(), apartment },
  );
  await run(
    `insert into meeting_presences (association_id, id, meeting_id, user_id, is_online, arrived_at)
      values (:a, :id, :meeting, :u, false, :now)`,
    { id: randomUUID(), meeting },
  );
  await run(
    `with ballot as (insert into ballots (association_id, id, meeting_id, item_id, number, title, wording, options, majority, is_secret,
            state, opened_at)
          values (:a, :id, :meeting, :id, 4, :mark || ' stemming', :mark || ' besluit', '{}', 'more_than_half', false, 'open', :now) returning id)
      insert into ballot_votes (association_id, ballot_id, apartment_id, user_id, choice, voted_at)
        select :a, id, :apartment, :u, 'for', :now from ballot`,
    { id: randomUUID(), meeting, apartment },
  );
  await run(
    `with minutes as (insert into meeting_minutes (association_id, meeting_id, version, published_at, published_by)
            values (:a, :meeting, 1, :now, :u) returning meeting_id),
        text as (insert into meeting_minutes_versions (association_id, meeting_id, version, text, hash, written_by, written_at)
            select :a, meeting_id, 1, :mark || ' notulen', 'x', :u, :now from minutes returning meeting_id)
      insert into meeting_minutes_signatures (association_id, meeting_id, version, office, hash, name, user_id, signed_at)
        select :a, meeting_id, 1, 'chair', 'x', :name, :u, :now from text`,
    { meeting },
  );
  await run(
    `insert into early_votes (association_id, meeting_id, item_id, apartment_id, user_id, choice, voted_at, title, wording, options)
      values (:a, :meeting, :id, :apartment, :u, 'for', :now, :mark || ' vooraf', :mark || ' besluit', '{}')`,
    { id: randomUUID(), meeting, apartment },
  );
  await run(
    `with convocation as (insert into meeting_convocations (association_id, id, meeting_id, version, frozen_at, frozen_by, content, hash,
            delivery_hash)
          values (:a, :id, :meeting, 1, :now, :u, '{}', 'x', 'x') returning id)
      insert into convocation_deliveries (association_id, convocation_id, position, user_id, name, email, way, delivered_at, hash)
        select :a, id, 1, :u, :name, :email, 'mail', :now, 'x' from convocation`,
    { id: randomUUID(), meeting },
  );
  await run(
    `insert into addresses (association_id, id, code, user_id, kind, street, city, country, position)
      values (:a, :id, :mark, :u, 'home', :mark || ' straat', 'Rotterdam', 'Nederland', 0)`,
    { id: randomUUID() },
  );
  await run(
    `insert into bulletin_messages (association_id, id, subject, text, author_id, published_at)
      values (:a, :id, :mark || ' bericht', :mark || ' <b>tekst</b>', :u, :now)`,
    { id: message },
  );
  await run(
    `insert into bulletin_attachments (association_id, id, message_id, position, ${file})
      values (:a, :id, :message, 0, ${fileOf})`,
    { id: randomUUID(), message, hash: attached },
  );
  await run(
    `insert into todos (association_id, id, reported_reference, internal_reference, description, "group", reporter,
        reporter_id, reported_at, state, start_date, is_done)
      values (:a, :todo, :mark, :mark, :mark || ' melding', 'Meldingen', :name, :u, :now, 'reported',
        '2026-06-10', false)`,
    { todo },
  );
  await run(
    `insert into todo_entries (association_id, id, todo_id, kind, author_id, author_name, author_role, text, happened_at)
      values (:a, :entry, :todo, 'report', :u, :name, 'reporter', :mark || ' <b>lekt</b>', :now)`,
    { todo, entry },
  );
  await run(
    `insert into todo_entry_attachments (association_id, id, entry_id, position, ${file})
      values (:a, :id, :entry, 0, ${fileOf})`,
    { id: randomUUID(), entry, hash: attached },
  );
  await run(
    `insert into todo_follows (association_id, todo_id, user_id, followed_at, seen_at) values (:a, :todo, :u, :now, :now)`,
    { todo },
  );
  await run(
    `insert into newsletters (association_id, id, subject, pdf_id, author_id, created_at, ${file})
      values (:a, :letter, :mark, :letter, :u, :now, ${fileOf})`,
    { letter, hash: newsletter },
  );
  await run(
    `insert into newsletter_attachments (association_id, id, newsletter_id, position, ${file})
      values (:a, :id, :letter, 0, ${fileOf})`,
    { id: randomUUID(), letter, hash: newsletter },
  );
  await run(
    `insert into staged_files (association_id, id, user_id, created_at, ${file})
      values (:a, :id, :u, :now, ${fileOf})`,
    { id: randomUUID(), hash: staged },
  );
  await run(
    `insert into archive_groups (association_id, id, code, name, is_board_only, position, visibility_changed_by)
      values (:a, :group, :mark, :mark, false, 0, :u)`,
    { group },
  );
  await run(
    `insert into archive_documents (association_id, id, group_id, tags, document_date, created_at, ${file})
      values (:a, :document, :group, '{}', '2026-06-10', :now, ${fileOf})`,
    { document, group, hash: archived },
  );
  await run(
    `insert into audit_entries (id, happened_at, action, user_id, association_id, details)
      values (:id, :now, 'document_uploaded', :u, :a, jsonb_build_object('document_id', :document::text))`,
    { id: randomUUID(), document },
  );
  await run(
    `insert into forms (association_id, id, code, name, "group", is_hidden, position, visibility_changed_by,
        extension, media_type, byte_size, file_hash)
      values (:a, :form, :mark, :mark, 'Groep', false, 0, :u, 'pdf', 'application/pdf', 10, :hash)`,
    { form, hash: attached },
  );
  await run(
    `insert into invoices (association_id, id, code, name, created_at, currency)
      values (:a, :invoice, :mark, :mark, :now, 'EUR')`,
    { invoice },
  );
  await run(
    `insert into invoice_decisions (association_id, id, invoice_id, version, decision, remark, decided_at, user_id,
        decided_by)
      values (:a, :id, :invoice, 1, 'approved', :mark || ' akkoord', :now, :u, :name)`,
    { id: randomUUID(), invoice },
  );
  await run(
    `insert into news_items (association_id, id, code, subject, text, published_at)
      values (:a, :news, :mark, :mark, 'Tekst', :now)`,
    { news },
  );
  await run(
    `insert into news_dismissals (association_id, item_id, user_id, dismissed_at) values (:a, :news, :u, :now)`,
    { news },
  );
  await run(
    `insert into albums (association_id, id, name, author_id, author_name, created_at, photos_added_at)
      values (:a, :album, :mark, :u, :name, :now, :now)`,
    { album },
  );
  await run(
    `insert into photos (association_id, id, album_id, user_id, alt, name, media_type, picture_hash, state, width,
        height, placeholder, download_bytes, created_at, staged_at)
      values (:a, :id, :album, :u, :mark, 'Tuin.heic', 'image/heic', :hash, 'ready', 1, 1, '', 1, :now, :now)`,
    { id: randomUUID(), album, hash: picture.hash },
  );
}
