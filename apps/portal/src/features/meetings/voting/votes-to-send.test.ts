import { describe, expect, it } from '@jest/globals';
import { aBallot, anOwnVote } from '@mijn/api/mock/ballots';
import { sharedVote } from './shared-vote.ts';
import { choose, chooseForAll, formOf, votesToSend, withoutSent } from './votes-to-send.ts';

const votesFor = { choice: 'for', option: null } as const;
const against = { choice: 'against', option: null } as const;
const own = anOwnVote({ apartment_id: 'own' });
const voted = anOwnVote({
  apartment_id: 'voted',
  has_voted: true,
  vote: { ...votesFor, voted_at: '2026-11-20T11:41:07.000Z' },
});
const early = { ...voted, apartment_id: 'early', is_early: true };
const instructed = anOwnVote({ apartment_id: 'instructed', right: 'proxy', instruction: 'against' });

describe('what a member chose and did not send', () => {
  it('is the last choice of an apartment', () => {
    expect(choose(choose({}, own, votesFor), own, against)).toEqual({ own: against });
  });

  it('is nothing once it is as the server has it', () => {
    expect(choose({}, voted, votesFor)).toEqual({});
    expect(choose({ voted: against }, voted, votesFor)).toEqual({});
  });

  it('is also what the server has, while another vote is on its way', () => {
    expect(choose({ voted: against }, voted, votesFor, true)).toEqual({ voted: votesFor });
  });

  it('is also what the server has from before the meeting, so that it can be confirmed', () => {
    expect(choose({}, early, votesFor)).toEqual({ early: votesFor });
  });

  it('is the same for several apartments in one press, but for those that the server has so already', () => {
    expect(chooseForAll({ own: against }, [own, voted, early], votesFor)).toEqual({
      own: votesFor,
      early: votesFor,
    });
  });

  it('is shown as one vote as long as all apartments have it', () => {
    expect(sharedVote([votesFor, votesFor])).toEqual(votesFor);
    for (const some of [[], [votesFor, against], [votesFor, null], [null, votesFor]])
      expect(sharedVote(some)).toBeNull();
  });

  it('keeps what was changed while the votes were sent', () => {
    const sent = votesToSend([own, voted], { own: votesFor, voted: against });
    expect(withoutSent({ own: against, voted: against }, sent)).toEqual({ own: against });
  });
});

describe('the button that sends votes', () => {
  const idsOf = (...input: Parameters<typeof votesToSend>) =>
    votesToSend(...input).map(({ apartment_id, choice }) => [apartment_id, choice]);

  it('sends what was chosen, and instructions that were not sent before', () => {
    expect(idsOf([own, voted, instructed], { own: votesFor })).toEqual([
      ['own', 'for'],
      ['instructed', 'against'],
    ]);
    expect(idsOf([{ ...instructed, has_voted: true }], {})).toEqual([]);
  });

  it('sends nothing before a choice', () => {
    expect(idsOf([own, voted, early], {})).toEqual([]);
  });

  it('sends the shown vote from before the meeting that does not count, because another owner voted differently', () => {
    const divided = { ...early, is_divided: true };
    expect(idsOf([divided], {})).toEqual([['early', 'for']]);
    expect(idsOf([divided], { early: against })).toEqual([['early', 'against']]);
    expect(idsOf([{ ...divided, is_early: false }], {})).toEqual([]);
    expect(idsOf([{ ...divided, vote: null }], {})).toEqual([]);
  });

  it('sends the instruction of a proxy, whatever was chosen', () => {
    expect(idsOf([instructed], { instructed: votesFor })).toEqual([['instructed', 'against']]);
  });
});

const marked = (apartmentId: string) => ({ mark: `of-${apartmentId}`, replaces: ['before'] });

describe('the votes of a secret ballot', () => {
  it('are none for an apartment that votes on paper', () => {
    expect(votesToSend([{ ...own, is_on_paper: true }], { own: votesFor })).toEqual([]);
  });

  it('are sent without what they are, as many as the apartment has', async () => {
    const keys = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      false,
      ['encrypt', 'decrypt'],
    );
    const spki = await crypto.subtle.exportKey('spki', keys.publicKey);
    const public_key = Buffer.from(spki).toString('base64url');
    const form = await formOf(
      aBallot(1, { is_secret: true, public_key }),
      votesToSend([own], { own: votesFor }),
      marked,
    );
    expect(form.votes).toMatchObject([{ apartment_id: 'own', choice: null, option: null }]);
    expect(form.votes[0]?.sealed).toHaveLength(own.sealed_count);
  });

  it('of an open ballot are not sealed', async () => {
    const form = await formOf(aBallot(1), votesToSend([own], { own: votesFor }), marked);
    expect(form.votes).toEqual([
      { apartment_id: 'own', choice: 'for', option: null, sealed: [], mark: 'of-own', replaces: ['before'] },
    ]);
  });
});
