import { attendanceOperations } from '@mijn/domain/attendance';
import { proxiesOperations, type ProxyForm } from '@mijn/domain/proxies';
import type { VotingRuleName } from '@mijn/domain/voting-rules';
import { v7 as newId } from 'uuid';
import type { TestClient } from '../../../../testing/index.ts';
import { meetingItems } from '../../../meetings/agenda/agenda.tables.ts';
import { createAttendanceFixture } from '../../attendance/testing/attendance-fixture.ts';
import { votingRules } from '../../../voting-rules/voting-rules.tables.ts';

export type ProxiesFixture = Awaited<ReturnType<typeof createProxiesFixture>>;

/** An association in which a person may hold two proxies, whose clock stands before its meeting. */
export async function createProxiesFixture() {
  const base = await createAttendanceFixture();
  const { server, member } = base;
  const { queries } = server.database;

  const setRule = async (rule: VotingRuleName, value: string, at = base.association): Promise<void> => {
    const row = { association_id: at.id, rule, decision_kind: '', value, position: 1 };
    const { association_id, rule: name, decision_kind } = votingRules;
    await queries
      .insert(votingRules)
      .values(row)
      .onConflictDoUpdate({ target: [association_id, name, decision_kind], set: { value } });
  };
  await setRule('proxies_per_person', '2');

  const formOf = (holder: { id: string } | null, own: Partial<ProxyForm> = {}): ProxyForm => ({
    holder_id: holder?.id ?? null,
    is_whole_meeting: true,
    items: [],
    replaces: [],
    ...own,
  });
  const idOf = (path: string): string => path.split('/').at(-1) ?? '';
  let apartments = 0;

  return {
    ...base,
    setRule,
    formOf,
    /** Adds a member who owns an apartment of a number of votes. */
    owning: async (name: string, votes = 10, at = base.association) => {
      const owner = await member(name, at);
      apartments += 1;
      // Members who are added at once have apartments of their own.
      const apartment = `Kadestraat ${apartments}`;
      await base.addApartments([{ name: apartment, votes, owners: [owner.id] }], at);
      return { ...owner, apartment };
    },
    /** Adds a proposal to a meeting, and returns its id. */
    proposal: async (
      path: string,
      number: number,
      options: string[] = [],
      at = base.association,
    ): Promise<string> => {
      const id = newId();
      await queries.insert(meetingItems).values({
        association_id: at.id,
        id,
        code: id,
        meeting_id: idOf(path),
        number,
        title: `Voorstel ${number}`,
        kind: 'decide',
        wording: `De vergadering besluit ${number}.`,
        options,
      });
      return id;
    },
    give: (client: TestClient, path: string, holder: { id: string } | null, own: Partial<ProxyForm> = {}) =>
      client.post(`${path}/proxies`, formOf(holder, own)),
    given: async (
      client: TestClient,
      path: string,
      holder: { id: string } | null,
      own: Partial<ProxyForm> = {},
    ) => (await client.post(`${path}/proxies`, formOf(holder, own))).as(proxiesOperations.giveProxy),
    answer: (client: TestClient, path: string, id: string, accepted = true, gives_back = !accepted) =>
      client.call('PUT', `${path}/proxies/${id}/response`, { body: { accepted, gives_back } }),
    proxiesOf: async (client: TestClient, path: string) =>
      (await client.get(`${path}/proxies`)).as(proxiesOperations.listProxies),
    counted: async (path: string) => {
      const { choices, ...expected } = (await base.board.get(`${path}/expected-votes`)).as(
        attendanceOperations.getExpectedVotes,
      );
      const proxy = choices.find(({ choice }) => choice === 'proxy');
      return { votes: proxy?.votes, offered: expected.offered_votes, silent: expected.silent_votes };
    },
  };
}

/** Returns the statuses of responses, the lowest first. */
export const statusesOf = (responses: readonly { status: number }[]): number[] =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);
