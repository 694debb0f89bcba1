import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openSession } from '../harness/database.ts';
import { visit } from '../harness/session.ts';

/** An association `$1` in which `$2` members are present, one for each apartment, with an open ballot. */
const ADD = `
  with voters as materialized (
    select $1::text || '-' || n as code, gen_random_uuid() as user_id, gen_random_uuid() as owner_id, gen_random_uuid() as apartment_id
    from generate_series(1, $2::int) n
  ), association as (
    insert into associations (id, code, name) values (gen_random_uuid(), $1, 'VvE ' || $1) returning id
  ), meeting as (
    insert into meetings (association_id, id, code, meeting_date, concerns, changed_at)
    select id, gen_random_uuid(), 'alv', now(), 'ALV', now() from association returning association_id, id
  ), added_owners as (
    insert into owners (id, code) select owner_id, code from voters
  ), added_users as (
    insert into users (id, code, email, name, owner_id)
    select user_id, code, code || '@waterpas.example', 'Lid ' || code, owner_id from voters
  ), added_memberships as (
    insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select id, user_id, false, false, false from association, voters
  ), added_apartments as (
    insert into apartments (association_id, id, code, name, share, votes, position)
    select id, apartment_id, code, code, 1, 1, 1 from association, voters
  ), added_apartment_owners as (
    insert into apartment_owners (association_id, apartment_id, owner_id)
    select id, apartment_id, owner_id from association, voters
  ), added_presences as (
    insert into meeting_presences (association_id, id, meeting_id, user_id, is_online, arrived_at)
    select association_id, gen_random_uuid(), id, user_id, false, now() from meeting, voters
  ), ballot as (
    insert into ballots (association_id, id, meeting_id, item_id, number, title, wording, options, majority, is_secret, state, opened_at)
    select association_id, gen_random_uuid(), id, id, 4, 'Lift', 'Wij vervangen de lift.', '{}', 'more_than_half', false, 'open', now()
    from meeting returning association_id, meeting_id, id
  )
  select code, apartment_id, '/api/associations/' || association_id || '/meetings/' || meeting_id || '/ballots/' || id || '/votes' as path
  from ballot, voters`;

/** The time after which a vote without an answer is sent again, in milliseconds. */
const AGAIN_MS = 200;

export type Choice = 'for' | 'against';

export interface Voter {
  apartmentId: string;
  /** What the server confirmed last; undefined before that. */
  confirmed: Choice | undefined;
  /** Votes at the servers in turn, again and again until one confirms it. Returns the milliseconds until then. */
  vote: (urls: () => readonly string[], choice: Choice) => Promise<number>;
}

/** Adds an association with an open ballot, and signs its members in. */
export async function addVoters(
  client: pg.Client,
  url: string,
  association: string,
  members: number,
): Promise<Voter[]> {
  const { rows } = await client.query<{ code: string; apartment_id: string; path: string }>(ADD, [
    association,
    members,
  ]);
  // As an import does.
  await client.query('analyze');
  const voters: Voter[] = [];
  for (const [position, { code, apartment_id, path }] of rows.entries()) {
    const { headers } = await openSession(client, code);
    const session = await visit(url, [headers['cookie'] ?? '']);
    const voter: Voter = {
      apartmentId: apartment_id,
      confirmed: undefined,
      async vote(urls, choice) {
        const started = performance.now();
        const body = JSON.stringify({ votes: [{ apartment_id, choice, option: null, sealed: [] }] });
        for (let turn = position; ; turn += 1) {
          const servers = urls();
          const response = await fetch(`${servers[turn % servers.length]}${path}`, {
            method: 'POST',
            headers: { ...session, 'content-type': 'application/json' },
            body,
          }).catch(() => undefined);
          const text = await response?.text().catch(() => undefined);
          if (response?.ok && text !== undefined) {
            voter.confirmed = choice;
            return performance.now() - started;
          }
          if (response && response.status < 500 && !response.ok)
            throw new Error(`A vote was refused with ${response.status}: ${text}`);
          await wait(AGAIN_MS);
        }
      },
    };
    voters.push(voter);
  }
  return voters;
}
