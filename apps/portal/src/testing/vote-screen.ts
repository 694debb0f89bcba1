import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aUser } from '@mijn/api/mock/auth';
import { aBallot, aBallotResult, anOwnVote } from '@mijn/api/mock/ballots';
import { idOf } from '@mijn/api/mock/call';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aHeldMeeting } from '@mijn/api/mock/presence';
import type { AuthUser } from '@mijn/domain/auth';
import type { OwnVote, OwnVotes } from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import type { Meeting } from '@mijn/domain/meetings';
import { resultOf } from '@mijn/domain/tally';
import { fillPath } from '@mijn/domain/wire';
import type { HttpHandler } from 'msw';
import { hallCalls, type HallData } from './calls/hall-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';

interface Shown extends Partial<HallData> {
  user?: AuthUser;
  meeting?: Meeting;
  before?: () => readonly HttpHandler[];
  /** The apartments for which the member votes. */
  votes?: readonly OwnVote[];
  presence?: OwnVotes['presence'];
}

/** Returns the screen on which members vote, at a meeting that is held. */
export const voteScreen = ({
  user = aUser(),
  meeting = aHeldMeeting(),
  before = () => [],
  votes = [anOwnVote()],
  presence = null,
  own = {},
  ...hall
}: Shown = {}) => ({
  path: `/meetings/${meeting.id}/vote`,
  calls: () => [
    ...before(),
    ...sessionCalls(user),
    ...agendaCalls(hall.items ?? someAgendaItems()),
    ...hallCalls({ ...hall, own: { presence, votes: [...votes], ...own } }),
    ...meetingsCalls([meeting]),
  ],
});

export const inHall = { is_online: false, arrived_at: '2026-11-20T09:30:00.000Z' };

export const openBallot = aBallot(1);

/** Returns the apartment of somebody who gave the member a proxy. */
export const ofVries = (own: Partial<OwnVote> = {}): OwnVote =>
  anOwnVote({
    apartment_id: idOf(34, 1),
    name: 'Kadestraat 1',
    right: 'proxy',
    giver: 'A. de Vries',
    ...own,
  });

/** A public key of which nobody has the other part. */
export const PUBLIC_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA36oZRpbyfB3Rk5BQ4YsOh3m6yLVZnpAXdrr9KuOm_4a-Eg' +
  'S15fgsaXmVxGld6VklgjcG5AZyLWX5qzHtk56pU8t4N_-2QAhGne_-CmvAS3w6fJgYc1J1HWVEWSsDYu7DVhQH_rlp' +
  'PwkGfeR-ensKNItTqXXSb5-xZFIMgWIhbgZ_eR3sVYWBqmFEHPXAIUjOWGyU4wPpdeICWfDK5pnhE2B5XoszOvglpK' +
  'tSTjgZsY8ocIIB1zQkjnW_qiH2UgnHjB1UtTZrk_hYZaazmJvmEazOc11XctaGDqN42Fr0CiBlFpg1gimocD3QGHLY' +
  'PCrwMTssLpz_IydLY1VUm_LmUwIDAQAB';

/** Ends the ballot of a story as the board does, and lets the screen ask again. */
export async function endBallot(by: 'closeBallot' | 'cancelBallot'): Promise<void> {
  const { method, path } = ballotsContract[by];
  const association_id = aUser().associations[0]?.id ?? '';
  const params = { association_id, meeting_id: aHeldMeeting().id, ballot_id: openBallot.id };
  await fetch(`/api${fillPath(path, params)}`, { method });
  window.dispatchEvent(new Event('focus'));
}

const solar = aBallot(2, {
  item_id: idOf(31, 5),
  number: 5,
  title: 'Zonnepanelen op het dak',
  wording: 'De vergadering laat 84 zonnepanelen plaatsen door Zon op Zuid.',
  opened_at: '2026-11-20T11:20:00.000Z',
  closed_at: '2026-11-20T11:31:00.000Z',
  result: aBallotResult(),
});

const budget = aBallot(3, {
  item_id: idOf(31, 4),
  number: 4,
  title: 'Begroting 2027',
  opened_at: '2026-11-20T11:05:00.000Z',
  closed_at: '2026-11-20T11:15:00.000Z',
  result: resultOf(
    { votes_for: 300, votes_against: 300, votes_abstained: 12, options: [] },
    {
      majority: 'more_than_half',
      quorum_votes: null,
      votes_total: 1008,
      votes_present: 660,
      apartments_present: 29,
      votes_divided: 24,
    },
  ),
  majority: 'more_than_half',
  quorum_votes: null,
});

export const closed = [solar, budget];
