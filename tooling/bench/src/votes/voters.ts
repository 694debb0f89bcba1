import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openSession } from '../harness/database.ts';
import { type SessionHeaders, visit } from '../harness/session.ts';

/** An association whose meeting votes about one proposal. */
export interface VotingAssociation {
  id: string;
  meetingId: string;
  ballotId: string;
  /** The codes of the users and the ids of their apartments, which have one vote each. */
  voters: readonly { code: string; apartmentId: string }[];
}

/** Adds an association in which so many members are present, with an open ballot. */
export async function addAssociation(
  client: pg.Client,
  code: string,
  members: number,
): Promise<VotingAssociation> {
  const [id, meetingId, ballotId] = [randomUUID(), randomUUID(), randomUUID()];
  const voters = Array.from({ length: members }, (_, at) => ({
    code: `${code}-${at}`,
    userId: randomUUID(),
    ownerId: randomUUID(),
    apartmentId: randomUUID(),
  }));
  const column = (name: 'code' | 'userId' | 'ownerId' | 'apartmentId') => voters.map((voter) => voter[name]);
  await client.query('insert into associations (id, code, name) values ($1, $2, $3)', [
    id,
    code,
    `VvE ${code}`,
  ]);
  await client.query(
    `insert into meetings (association_id, id, code, meeting_date, concerns, changed_at) values ($1, $2, 'alv', now(), 'ALV', now())`,
    [id, meetingId],
  );
  await client.query(`insert into owners (id, code) select * from unnest($1::uuid[], $2::text[])`, [
    column('ownerId'),
    column('code'),
  ]);
  await client.query(
    `insert into users (id, code, email, name, owner_id)
      select id, code, code || '@waterpas.example', 'Lid ' || code, owner from unnest($1::uuid[], $2::text[], $3::uuid[]) as voters (id, code, owner)`,
    [column('userId'), column('code'), column('ownerId')],
  );
  await client.query(
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select $1, id, false, false, false from unnest($2::uuid[]) as voters (id)`,
    [id, column('userId')],
  );
  await client.query(
    `insert into apartments (association_id, id, code, name, share, votes, position)
      select $1, id, code, code, 1, 1, 1 from unnest($2::uuid[], $3::text[]) as voters (id, code)`,
    [id, column('apartmentId'), column('code')],
  );
  await client.query(
    `insert into apartment_owners (association_id, apartment_id, owner_id) select $1, apartment, owner from unnest($2::uuid[], $3::uuid[]) as voters (apartment, owner)`,
    [id, column('apartmentId'), column('ownerId')],
  );
  await client.query(
    `insert into meeting_presences (association_id, id, meeting_id, user_id, is_online, arrived_at)
      select $1, gen_random_uuid(), $2, id, false, now() from unnest($3::uuid[]) as voters (id)`,
    [id, meetingId, column('userId')],
  );
  await client.query(
    `insert into ballots (association_id, id, meeting_id, item_id, number, title, wording, options, majority, is_secret, state, opened_at)
      values ($1, $2, $3, $2, 4, 'Lift', 'Wij vervangen de lift.', '{}', 'more_than_half', false, 'open', now())`,
    [id, ballotId, meetingId],
  );
  // As an import does.
  await client.query('analyze');
  return { id, meetingId, ballotId, voters };
}

/** The time after which a vote without an answer is sent again, in milliseconds. */
const AGAIN_MS = 200;

export type Choice = 'for' | 'against';

export interface Voter {
  association: VotingAssociation;
  apartmentId: string;
  /** What the server confirmed last; undefined before that. */
  confirmed: Choice | undefined;
  /** Votes at the servers in turn, again and again until one confirms it. Returns the milliseconds until then. */
  vote: (urls: () => readonly string[], choice: Choice) => Promise<number>;
}

export async function signInVoters(
  client: pg.Client,
  url: string,
  association: VotingAssociation,
): Promise<Voter[]> {
  const voters: Voter[] = [];
  for (const [position, { code, apartmentId }] of association.voters.entries()) {
    const { headers } = await openSession(client, code);
    const session: SessionHeaders = await visit(url, [headers['cookie'] ?? '']);
    const path = `/api/associations/${association.id}/meetings/${association.meetingId}/ballots/${association.ballotId}/votes`;
    const voter: Voter = {
      association,
      apartmentId,
      confirmed: undefined,
      async vote(urls, choice) {
        const started = performance.now();
        const vote = { apartment_id: apartmentId, choice, option: null, sealed: [] };
        for (let turn = position; ; turn += 1) {
          const servers = urls();
          const response = await fetch(`${servers[turn % servers.length]}${path}`, {
            method: 'POST',
            headers: { ...session, 'content-type': 'application/json' },
            body: JSON.stringify({ votes: [vote] }),
          }).catch(() => undefined);
          if (response?.ok) {
            await response.text();
            voter.confirmed = choice;
            return performance.now() - started;
          }
          if (response && response.status < 500)
            throw new Error(`A vote was refused with ${response.status}: ${await response.text()}`);
          await wait(AGAIN_MS);
        }
      },
    };
    voters.push(voter);
  }
  return voters;
}
