import { earlyVotesOperations } from '@mijn/domain/early-votes';
import { EARLY_VOTES_MAIL_DELAY_MS } from '@mijn/domain/limits';
import type { Vote } from '@mijn/domain/tally';
import {
  CONVENED,
  createBallotsFixture,
  FOR,
  type BallotsFixture,
} from '../../ballots/testing/ballots-fixture.ts';

export type Owner = Awaited<ReturnType<BallotsFixture['owning']>>;

export const firstOf = (members: readonly Owner[]): Owner => {
  const [member] = members;
  if (!member) throw new Error('There is no member.');
  return member;
};

/** An association whose rules have votes before the meeting. */
export async function createEarlyVotesFixture() {
  const base = await createBallotsFixture();
  await base.setRule('early_votes', 'yes');
  return {
    ...base,
    /** A meeting in an hour whose members were convened, with a proposal and owners of apartments. */
    aMeeting: async (votes: readonly number[], own: Parameters<BallotsFixture['meeting']>[0] = {}) => {
      const path = await base.meeting({ ...CONVENED, ...own });
      const item = await base.proposal(path, 4);
      const members = await Promise.all(
        votes.map(async (number, at) => base.owning(`Lid ${at} ${path.slice(-6)}`, number)),
      );
      return { path, item, members };
    },
    codeOf: async (owner: Owner, path: string, item: string, vote: Vote | null = FOR, version = 1) =>
      (await base.voteEarly(owner.client, path, item, vote, version)).error?.code,
    countsOf: async (path: string) =>
      (await base.board.get(`${path}/early-votes/counts`)).as(earlyVotesOperations.listEarlyVoteCounts).data,
    /** Returns the mails to somebody so far, once the time is over in which votes can still be changed. */
    mailsTo: async ({ email }: Pick<Owner, 'email'>) => {
      base.server.clock.pass(EARLY_VOTES_MAIL_DELAY_MS);
      return base.mailsTo(email);
    },
    votesIn: async ({ client }: Pick<Owner, 'client'>, path: string) =>
      (await base.early(client, path)).items.flatMap(({ votes }) => votes),
    /** Changes the wording of a proposal, as the board does. */
    reword: async (path: string, item: string, wording: string, version = 1) =>
      base.board.call('PATCH', `${path}/agenda-items/${item}`, {
        body: { version, title: 'Voorstel 4', kind: 'decide', wording, options: [] },
      }),
    /** Opens the first ballot of a meeting that begins now. */
    opened: async (...[path, item, form]: Parameters<BallotsFixture['opened']>): Promise<string> => {
      await base.begin(path);
      return base.opened(path, item, form);
    },
  };
}

export type EarlyVotesFixture = Awaited<ReturnType<typeof createEarlyVotesFixture>>;
