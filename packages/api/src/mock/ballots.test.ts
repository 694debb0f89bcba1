import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { agenda } from '../resources/agenda.ts';
import { ballots } from '../resources/ballots.ts';
import { decisions } from '../resources/decisions.ts';
import { meetings } from '../resources/meetings.ts';
import { presence } from '../resources/presence.ts';
import { proxies } from '../resources/proxies.ts';
import { mockApi } from './mock.ts';
import { idOf } from './provider/ids.ts';
import { aBoardMember, aUser } from './resources/auth.ts';
import { aBallot, aMockBallot, hallCalls } from './resources/ballots.ts';
import { somePeople } from './resources/presence.ts';
import { aProxy, aProxyItem } from './resources/proxies.ts';
import { anApartment } from './resources/voting-rules.ts';

// Over HTTPS, MSW resumes a TLS session that OpenSSL can't read. The error stays in the queue of OpenSSL, where Node finds it
// after an RSA operation of WebCrypto, and aborts (https://github.com/nodejs/node/issues/42919).
const ORIGIN = 'http://mock.example';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientOf = (token: string) =>
  createClient({
    baseUrl: `${ORIGIN}/api`,
    retries: 0,
    token,
    resources: { agenda, ballots, decisions, meetings, presence, proxies },
  });

const kade = { association_id: idOf(1, 1001) };

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };
const keys = crypto.subtle.generateKey(
  { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  false,
  ['encrypt', 'decrypt'],
);

/** Returns the public key of a secret ballot. */
const publicKey = async (): Promise<string> =>
  Buffer.from(await crypto.subtle.exportKey('spki', (await keys).publicKey)).toString('base64url');

/** Opens what was sealed for the key, as the browser does that opened the ballot. */
const openSealed = async (sealed: string): Promise<string> =>
  new TextDecoder().decode(
    await crypto.subtle.decrypt(ALGORITHM, (await keys).privateKey, Buffer.from(sealed, 'base64url')),
  );

const NOON = new Date('2026-11-20T11:00:00.000Z');

async function start() {
  let now = NOON;
  server.resetHandlers(...mockApi({ now: () => now }));
  const [owner, board] = [clientOf('owner'), clientOf('board')];
  const { data } = await owner.meetings.listMeetings({ params: kade, query: { period: 'upcoming' } });
  const meeting = data.find(({ is_cancelled }) => !is_cancelled);
  const params = { ...kade, meeting_id: meeting?.id ?? '' };
  const begin = () => {
    now = new Date(meeting?.meeting_date ?? NOON);
  };
  const { data: items } = await owner.agenda.listAgendaItems({ params });
  const proposals = items.filter(({ proposal }) => proposal !== null).map(({ id }) => id);
  const open = async (secret = false, item_id = proposals[0] ?? '') => {
    begin();
    const body = { item_id, is_secret: secret, public_key: secret ? await publicKey() : null };
    const { id: ballot_id } = await board.ballots.openBallot(
      { params, body },
      { idempotencyKey: crypto.randomUUID() },
    );
    return { params: { ...params, ballot_id } };
  };
  const come = (attendee: string, is_online = false) =>
    board.presence.setPresence({ params, body: { attendee, is_present: true, is_online } });
  const cast = (
    of: typeof owner,
    at: { params: typeof params & { ballot_id: string } },
    choice: 'for' | 'against',
  ) =>
    of.ballots.getOwnVotes({ params }).then(({ votes }) =>
      of.ballots.castVotes({
        ...at,
        body: {
          votes: votes.map(({ apartment_id }) => ({ apartment_id, choice, option: null, sealed: [] })),
        },
      }),
    );
  return { owner, board, params, open, come, cast };
}

const all = somePeople().map(({ attendee }) => attendee);
const [first = '', second = ''] = all;
const ownAttendee = `member:${aUser().id}`;

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isApiFailure(thrown) && thrown.error.kind === 'response' ? thrown.error.code : thrown;
};

describe('the mock of presence', () => {
  it('counts each apartment once, and records the same twice without a change', async () => {
    const { board, params, come } = await start();
    await come(first);
    await come(ownAttendee, true);
    expect(await come(ownAttendee, true)).toMatchObject({ in_hall: 1, online: 1, votes_present: 48 });
    const left = { attendee: first, is_present: false, is_online: false };
    expect(await board.presence.setPresence({ params, body: left })).toMatchObject({ apartments_present: 1 });
  });

  it('finds people by name, apartment and code, for the board alone', async () => {
    const { owner, board, params } = await start();
    const found = async (q: string) =>
      (await board.presence.listAttendees({ params, query: { q } })).data.map(({ name }) => name);
    expect(await found('anna')).toEqual(['Anna Eigenaar']);
    expect(await found('kadestraat 47')).toEqual(['Anna Eigenaar', 'Bram Bestuur']);
    const [person] = (await board.presence.listAttendees({ params, query: { q: 'anna' } })).data;
    expect(await found(person?.code ?? '')).toEqual(['Anna Eigenaar']);
    expect(await codeOf(owner.presence.listAttendees({ params, query: {} }))).toBe('forbidden');
  });

  it('lets a member report online, who then votes', async () => {
    const { owner, params, open } = await start();
    await open();
    expect(await owner.ballots.getOwnVotes({ params })).toMatchObject({ presence: null, votes: [] });
    const own = await owner.presence.setOwnPresence({ params, body: { is_present: true } });
    expect(own).toMatchObject({ presence: { is_online: true }, votes: [{ name: 'Kadestraat 47' }] });
  });

  it('refuses a meeting that is over', async () => {
    const { board, params } = await start();
    const { data } = await board.meetings.listMeetings({ params: kade, query: { period: 'past' } });
    const past = { ...params, meeting_id: data[0]?.id ?? '' };
    const body = { attendee: first, is_present: true, is_online: false };
    expect(await codeOf(board.presence.setPresence({ params: past, body }))).toBe('meeting_not_held');
  });
});

describe('the mock of ballots', () => {
  it('opens one ballot at a time, and takes no votes after it is closed', async () => {
    const { owner, board, open, come, cast } = await start();
    const at = await open();
    await come(ownAttendee);
    expect(await codeOf(open())).toBe('ballot_open');
    await cast(owner, at, 'for');
    expect(await board.ballots.getBallotProgress(at)).toMatchObject({ votes_cast: 24, votes_present: 24 });
    const closed = await board.ballots.closeBallot(at);
    expect(closed.result).toMatchObject({ outcome: 'no_quorum', votes_for: 24 });
    const again = (choice: 'for' | 'against') =>
      owner.ballots.castVotes({
        ...at,
        body: { votes: [{ apartment_id: idOf(34, 47), choice, option: null, sealed: [] }] },
      });
    expect(await codeOf(again('against'))).toBe('ballot_closed');
    // Whoever got no response sends the same votes again, and learns that they count.
    expect(await again('for')).toMatchObject({ ballot: null });
  });

  it('replaces a vote by a later one, and does not count two owners who vote differently', async () => {
    const { owner, board, open, come, cast } = await start();
    const at = await open();
    await Promise.all([come(ownAttendee), come(`member:${aBoardMember().id}`)]);
    await cast(owner, at, 'for');
    await cast(owner, at, 'against');
    const divided = await cast(board, at, 'for');
    expect(divided.votes).toMatchObject([{ is_divided: true }]);
    expect(await board.ballots.getBallotProgress(at)).toMatchObject({ apartments_divided: 1 });
    await cast(board, at, 'against');
    expect(await board.ballots.getBallotProgress(at)).toMatchObject({ apartments_divided: 0 });
    expect((await board.ballots.closeBallot(at)).result).toMatchObject({
      votes_against: 24,
      votes_divided: 0,
    });
  });

  it('enters a decision in the register, which that of a second ballot about the same item supersedes', async () => {
    const { board, params, open, come } = await start();
    for (const attendee of all) await come(attendee);
    const vote = async (choice: 'for' | 'against') => {
      const at = await open();
      const others = { choice, option: null };
      await board.ballots.enterHands({ ...at, body: { votes: [], others } });
      return board.ballots.closeBallot(at);
    };
    const adopted = await vote('for');
    expect(adopted.result).toMatchObject({ outcome: 'adopted', votes_for: 1000, votes_silent: 0 });
    const rejected = await vote('against');
    expect(rejected.decision_id).not.toBe(adopted.decision_id);
    const query = { meeting_id: params.meeting_id };
    const { data } = await board.decisions.listDecisions({ params: kade, query });
    expect(data).toMatchObject([
      { id: rejected.decision_id, outcome: 'rejected', votes_against: 1000, superseded_by: null },
      { id: adopted.decision_id, outcome: 'adopted', superseded_by: { id: rejected.decision_id } },
    ]);
  });

  it('counts a vote of an apartment before what the board entered for it', async () => {
    const { owner, board, open, come, cast } = await start();
    const at = await open();
    await Promise.all([come(ownAttendee), come(second)]);
    await board.ballots.enterHands({
      ...at,
      body: { votes: [], others: { choice: 'against', option: null } },
    });
    await cast(owner, at, 'for');
    const { data } = await board.ballots.listBallotApartments({ ...at, query: { is_silent: false } });
    expect(data.map(({ has_voted, hand }) => [has_voted, hand?.choice])).toEqual([
      [false, 'against'],
      [true, 'against'],
    ]);
    expect((await board.ballots.closeBallot(at)).result).toMatchObject({ votes_for: 24, votes_against: 24 });
  });

  it('counts an instruction of a proxy, also if its holder sends nothing', async () => {
    const proposal = aProxyItem(6, { instruction: 'against' });
    const proxy = aProxy(1, {
      holder_id: aUser().id,
      apartments: [anApartment({ name: 'Kadestraat 1' })],
      items: [proposal],
    });
    const open = aMockBallot(aBallot(1, { quorum_votes: null }));
    server.resetHandlers(
      ...hallCalls({ ballots: [open], proxies: () => [proxy], present: { [ownAttendee]: {} } }),
    );
    const params = { ...kade, meeting_id: idOf(8, 1) };
    const { votes } = await clientOf('owner').ballots.getOwnVotes({ params });
    expect(votes).toMatchObject([
      { name: 'Kadestraat 1', right: 'proxy', instruction: 'against', vote: null },
      { name: 'Kadestraat 47', right: 'owner', instruction: null },
    ]);
    const closed = await clientOf('board').ballots.closeBallot({
      params: { ...params, ballot_id: open.id },
    });
    expect(closed.result).toMatchObject({ votes_against: 24, votes_silent: 24 });
  });

  it('keeps only sealed votes of a secret ballot, which are counted before it is closed', async () => {
    const { owner, board, params, open, come } = await start();
    const at = await open(true);
    await Promise.all([come(ownAttendee), come(second)]);
    const { votes: own } = await owner.ballots.getOwnVotes({ params });
    const votes = own.map(({ apartment_id, sealed_count }) => ({
      apartment_id,
      choice: null,
      option: null,
      sealed: Array.from({ length: sealed_count }, (_, index) => `sealed-${index}`),
    }));
    const sent = await owner.ballots.castVotes({ ...at, body: { votes } });
    expect(sent.votes).toMatchObject([{ vote: null, has_voted: true }]);
    expect(await board.ballots.closeBallot(at)).toMatchObject({ state: 'counting', result: null });
    const sealed = await board.ballots.listSealedVotes(at);
    expect(sealed.data.length * sealed.votes_each).toBe(24);
    const proof = await openSealed(sealed.challenge);
    const totals = (votes_for: number, shown = proof) => ({
      ...at,
      body: {
        totals: { votes_for, votes_against: 0, votes_abstained: 0, options: [] },
        unreadable: 0,
        proof: shown,
      },
    });
    expect(await codeOf(board.ballots.enterSecretTotals(totals(sealed.data.length, 'guessed')))).toBe(
      'forbidden',
    );
    expect(await codeOf(board.ballots.enterSecretTotals(totals(99)))).toBe('validation_failed');
    const closed = await board.ballots.enterSecretTotals(totals(sealed.data.length));
    expect(closed).toMatchObject({ state: 'closed', result: { votes_for: 24, votes_silent: 24 } });
  });

  it('counts what was entered for those who vote on paper, and lets an apartment vote in one way', async () => {
    const { owner, board, params, open, come } = await start();
    const at = await open(true);
    await Promise.all([come(ownAttendee), come(second)]);
    const { data } = await board.ballots.listBallotApartments({ ...at, query: {} });
    const [paper, phone] = data.map(({ apartment_id }) => apartment_id);
    const setPaper = (apartment_id = '', is_on_paper = true) =>
      board.ballots.setPaperVote({ ...at, body: { apartment_id, is_on_paper } });
    expect(await setPaper(paper)).toMatchObject({ votes_cast: 24, votes_paper: 24, apartments_paper: 1 });
    await setPaper(phone);
    const cast = () =>
      owner.ballots.castVotes({
        ...at,
        body: { votes: [{ apartment_id: phone ?? '', choice: null, option: null, sealed: ['s', 't', 'u'] }] },
      });
    expect(await codeOf(cast())).toBe('vote_on_paper');
    await setPaper(phone, false);
    await cast();
    expect(await codeOf(setPaper(phone))).toBe('vote_by_phone');
    expect((await owner.ballots.getOwnVotes({ params })).votes).toMatchObject([{ is_on_paper: false }]);
    await board.ballots.closeBallot(at);
    const { challenge, votes_paper, data: sealed, votes_each } = await board.ballots.listSealedVotes(at);
    expect(votes_paper).toBe(24);
    const proof = await openSealed(challenge);
    const enter = (against: number, votes_invalid: number) =>
      board.ballots.enterSecretTotals({
        ...at,
        body: {
          totals: { votes_for: sealed.length - 1, votes_against: 0, votes_abstained: 0, options: [] },
          unreadable: 1,
          paper: { votes_for: 0, votes_against: against, votes_abstained: 0, options: [], votes_invalid },
          proof,
        },
      });
    expect(await codeOf(enter(24, 2))).toBe('validation_failed');
    expect((await enter(22, 2)).result).toMatchObject({
      votes_for: 2 * votes_each,
      votes_against: 22,
      votes_invalid: votes_each + 2,
      votes_paper: 24,
    });
  });

  it('does not let the holder of a proxy replace what an owner voted secretly', async () => {
    const apartment_id = idOf(34, 1);
    const proxy = aProxy(1, { holder_id: aUser().id, apartments: [anApartment({ name: 'Kadestraat 1' })] });
    const sealed = [{ apartment_id, sealed: ['s'], isOfOwner: true }];
    const ballot = aBallot(1, { is_secret: true, public_key: await publicKey() });
    server.resetHandlers(
      ...hallCalls({
        ballots: [aMockBallot(ballot, { sealed })],
        proxies: () => [proxy],
        present: { [ownAttendee]: {} },
      }),
    );
    const votes = [{ apartment_id, choice: null, option: null, sealed: ['t'] }];
    const params = { ...kade, meeting_id: idOf(8, 1), ballot_id: ballot.id };
    const cast = clientOf('owner').ballots.castVotes({ params, body: { votes } });
    expect(await codeOf(cast)).toBe('vote_by_phone');
  });

  it('refuses a vote that was made before another one of the same member arrived', async () => {
    const { owner, board, params, open, come } = await start();
    const at = await open();
    await come(ownAttendee);
    const [own] = (await owner.ballots.getOwnVotes({ params })).votes;
    const send = (choice: 'for' | 'against', mark: string, replaces: string[]) =>
      owner.ballots.castVotes({
        ...at,
        body: {
          votes: [
            { apartment_id: own?.apartment_id ?? '', choice, option: null, sealed: [], mark, replaces },
          ],
        },
      });
    const [one, other] = [idOf(99, 1), idOf(99, 2)];
    await send('for', one, []);
    expect(await codeOf(send('against', other, []))).toBe('newer_vote');
    expect((await send('for', other, [])).votes).toMatchObject([{ mark: one, vote: { choice: 'for' } }]);
    expect((await send('against', other, [one])).votes).toMatchObject([{ mark: other }]);
    expect((await board.ballots.closeBallot(at)).result).toMatchObject({ votes_against: 24 });
  });

  it('ends a ballot without a result', async () => {
    const { owner, board, params, open, come, cast } = await start();
    const at = await open();
    await come(ownAttendee);
    const { votes } = await cast(owner, at, 'for');
    expect(await board.ballots.cancelBallot(at)).toMatchObject({ state: 'cancelled', result: null });
    expect((await owner.ballots.getOwnVotes({ params })).ballot).toBeNull();
    const same = votes.map(({ apartment_id }) => ({
      apartment_id,
      choice: 'for' as const,
      option: null,
      sealed: [],
    }));
    expect(await codeOf(owner.ballots.castVotes({ ...at, body: { votes: same } }))).toBe('ballot_closed');
    expect(await codeOf(owner.ballots.closeBallot(at))).toBe('forbidden');
  });
});
