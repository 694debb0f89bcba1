import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@mijn/domain/limits';
import { AGAINST, FOR } from '../ballots/testing/ballots-fixture.ts';
import { mailChangedProposals } from './early-votes.jobs.ts';
import {
  createEarlyVotesFixture,
  type EarlyVotesFixture,
  firstOf,
  type Owner,
} from './testing/early-votes-fixture.ts';

let fixture: EarlyVotesFixture;
beforeAll(async () => {
  fixture = await createEarlyVotesFixture();
});
afterAll(() => fixture.server.stop());

/** Moves a meeting, as the provider does. @param after the time from now, in milliseconds. */
const moveMeeting = (path: string, after: number) =>
  fixture.server.database.pool.query('update meetings set meeting_date = $1 where id = $2', [
    new Date(fixture.server.clock.now().getTime() + after),
    path.split('/').at(-1),
  ]);

/** Returns what the mails to somebody say, from the first on. */
const textsTo = async (somebody: Pick<Owner, 'email'>): Promise<string[]> =>
  (await fixture.mailsTo(somebody)).map(
    ({ subject, text }) => `${subject}\n${text?.replaceAll(/\s+/gu, ' ')}`,
  );

const stateOf = async ({ client }: Owner, path: string) => {
  const { obstacle, may_withdraw } = await fixture.early(client, path);
  return { obstacle, may_withdraw };
};

describe('the agenda of a meeting that is postponed after a ballot', () => {
  it('can’t be changed, as the ballot and the votes are about it', async () => {
    const { board } = fixture;
    const { path, item } = await fixture.aMeeting([3]);
    await fixture.opened(path, item);
    await moveMeeting(path, 3 * DAY_MS);
    const form = { title: 'Nieuw', text: '', kind: 'discuss' };
    expect((await board.post(`${path}/agenda-items`, form)).error?.code).toBe('meeting_begun');
    expect((await board.call('DELETE', `${path}/agenda-items/${item}?version=1`)).error?.code).toBe(
      'meeting_begun',
    );
  });
});

describe('the votes before a meeting that is postponed', () => {
  it('can be withdrawn, and not changed, more than thirty days before its new time', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    expect(await stateOf(anna, path)).toEqual({ obstacle: null, may_withdraw: true });
    await moveMeeting(path, 60 * DAY_MS);
    expect(await stateOf(anna, path)).toEqual({ obstacle: 'too_early', may_withdraw: true });
    expect(await fixture.codeOf(anna, path, item, AGAINST)).toBe('early_votes_closed');
    expect(await fixture.codeOf(anna, path, item, null)).toBeUndefined();
    expect(await fixture.countsOf(path)).toEqual([]);
  });

  it('can be withdrawn after a ballot at the former time, but not while one is open', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const ballot = await fixture.opened(path, item);
    await moveMeeting(path, 20 * DAY_MS);
    expect(await stateOf(anna, path)).toEqual({ obstacle: 'meeting_begun', may_withdraw: false });
    expect(await fixture.codeOf(anna, path, item, null)).toBe('meeting_begun');
    await fixture.board.post(`${ballot}/cancel`);
    expect(await stateOf(anna, path)).toEqual({ obstacle: 'meeting_begun', may_withdraw: true });
    expect(await fixture.codeOf(anna, path, item, AGAINST)).toBe('meeting_begun');
    expect(await fixture.codeOf(anna, path, item, null)).toBeUndefined();
  });

  it('can not be withdrawn any more once it begins by its new time', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await moveMeeting(path, 60 * DAY_MS);
    await fixture.begin(path);
    expect(await stateOf(anna, path)).toEqual({ obstacle: 'meeting_begun', may_withdraw: false });
    expect(await fixture.codeOf(anna, path, item, null)).toBe('meeting_begun');
  });

  it('can only be withdrawn by who owns an apartment', async () => {
    const { path } = await fixture.aMeeting([3]);
    expect((await fixture.early(fixture.owner, path)).may_withdraw).toBe(false);
  });
});

describe('the mail that confirms votes before a meeting', () => {
  it('says until when they can be changed', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const [mail] = await textsTo(anna);
    expect(mail).toMatch(
      /U kunt uw stem wijzigen of intrekken tot \w+ \d+ \w+ \d{4} om \d\d\.\d\d uur, als de/u,
    );
    await fixture.voteEarly(anna.client, path, item, null);
    const [, withdrawn] = await textsTo(anna);
    expect(withdrawn).toMatch(
      /U kunt opnieuw vooraf stemmen tot \w+ \d+ \w+ \d{4} om \d\d\.\d\d uur, als de/u,
    );
  });

  it('does not say that they can be changed if the meeting began within its delay', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.begin(path);
    const [mail, ...more] = await textsTo(anna);
    expect(more).toEqual([]);
    expect(mail).toContain('4. Voorstel 4');
    expect(mail).toContain('Vooraf stemmen en intrekken kan niet meer.');
    expect(mail).not.toMatch(/wijzigen of|trek de stem in/u);
  });

  it('says that they can only be withdrawn if the meeting was postponed', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const other = await fixture.proposal(path, 5);
    const anna = firstOf(members);
    for (const one of [item, other]) await fixture.voteEarly(anna.client, path, one, FOR);
    await moveMeeting(path, 60 * DAY_MS);
    const [mail] = await textsTo(anna);
    expect(mail).toMatch(/U kunt uw stem intrekken tot /u);
    for (const one of [item, other]) await fixture.voteEarly(anna.client, path, one, null);
    expect((await textsTo(anna)).at(-1)).toContain('Vooraf stemmen kan nu niet.');
  });
});

describe('the mail about a proposal that changed', () => {
  const changedMail = async (after: number) => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.reword(path, item, 'Een andere tekst.');
    await moveMeeting(path, after);
    await mailChangedProposals.add(fixture.server.database.queries, {});
    await fixture.server.runJobs();
    return (await textsTo(anna)).find((text) => text.startsWith('Het voorstel is gewijzigd.'));
  };

  it('says until when the member can vote again', async () => {
    expect(await changedMail(DAY_MS)).toMatch(
      /stem opnieuw\. Dat kan tot \w+ \d+ \w+ \d{4} om \d\d\.\d\d uur, of in/u,
    );
  });

  it('does not ask for another vote as long as nobody can vote', async () => {
    const mail = await changedMail(60 * DAY_MS);
    expect(mail).toContain('Uw stem vooraf telt niet meer.');
    expect(mail).not.toMatch(/stem opnieuw/iu);
  });
});

describe('an item that changed beside its proposal', () => {
  it('is shown to those who voted before, whose votes still count', async () => {
    const { path, item, members } = await fixture.aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    await fixture.voteEarly(anna.client, path, item, FOR);
    fixture.server.clock.pass(1000);
    const edit = (version: number, own: object) =>
      fixture.board.call('PATCH', `${path}/agenda-items/${item}`, {
        body: {
          version,
          title: 'Voorstel 4',
          kind: 'decide',
          wording: 'De vergadering besluit 4.',
          options: [],
          ...own,
        },
      });
    expect((await edit(1, { text: 'Een andere toelichting.' })).status).toBe(200);
    expect(await fixture.votesIn(anna, path)).toMatchObject([{ is_outdated: false, is_item_changed: true }]);
    expect(await fixture.countsOf(path)).toMatchObject([{ apartments: 1 }]);
    fixture.server.clock.pass(1000);
    await fixture.voteEarly(joke.client, path, item, FOR, 2);
    expect(await fixture.votesIn(joke, path)).toMatchObject([{ is_item_changed: false }]);
    // Who votes again read what the item says now.
    await fixture.voteEarly(anna.client, path, item, AGAINST, 2);
    expect(await fixture.votesIn(anna, path)).toMatchObject([{ is_item_changed: false }]);
    fixture.server.clock.pass(1000);
    await edit(2, { wording: 'Een andere tekst.' });
    expect(await fixture.votesIn(anna, path)).toMatchObject([{ is_outdated: true, is_item_changed: false }]);
  });
});
