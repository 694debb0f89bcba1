import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { overviewOperations } from '@mijn/domain/overview';
import { searchOperations } from '@mijn/domain/search';
import { todosOperations } from '@mijn/domain/todos';
import { eq } from 'drizzle-orm';
import { associations } from '../../../platform/database/index.ts';
import type { TestClient } from '../../../testing/index.ts';
import { createReportsFixture, type ReportsFixture } from './testing/reports-fixture.ts';

jest.setTimeout(60_000);

const FIVE_MINUTES = 300_000;

type Rule = 'at_once' | 'after_review' | 'never';
const choices = ['none', 'shown', 'hidden'] as const;
type Choice = (typeof choices)[number];

let fixture: ReportsFixture;
/** A report for each choice of the board, with a photo. */
const reports = new Map<Choice, { id: string; entry: string; photo: string }>();

const setRule = (report_visibility: Rule) =>
  fixture.server.database.queries
    .update(associations)
    .set({ report_visibility })
    .where(eq(associations.id, fixture.association.id));

const choose = (id: string, is_visible_to_owners: boolean) =>
  fixture.board.call('PUT', `${fixture.todos}/${id}/visibility`, { body: { is_visible_to_owners } });

beforeAll(async () => {
  fixture = await createReportsFixture();
  const { owner, report, stage, entries, neighbour, todos } = fixture;
  for (const choice of choices) {
    const [photo] = await stage(owner, 1);
    const photos = [{ id: photo?.id ?? '', alt: '' }];
    const { id } = await report(owner, { subject: `Gootlekkage ${choice}`, photos });
    const [entry] = await entries(owner, id);
    reports.set(choice, { id, entry: entry?.id ?? '', photo: photo?.id ?? '' });
    if (choice !== 'none') await choose(id, true);
    // Whoever follows a report that is hidden later has no more of it than others.
    if (choice !== 'none') await neighbour.call('PUT', `${todos}/${id}/follow`);
    if (choice === 'hidden') await choose(id, false);
  }
});
afterAll(() => fixture.server.stop());

/** Returns in which places a caller finds a report. */
async function placesOf(client: TestClient, choice: Choice): Promise<Record<string, boolean>> {
  const { todos, association } = fixture;
  const { id = '', entry, photo } = reports.get(choice) ?? {};
  const scope = `/associations/${association.id}`;
  const list = (await client.get(`${todos}?per_page=100`)).as(todosOperations.listTodos);
  const found = (await client.get(`${scope}/search?q=gootlekkage`)).as(searchOperations.search);
  const similar = await client.get(`${todos}/similar?text=Gootlekkage%20${choice}&place=Portiek`);
  const overview = (await client.get(`${scope}/overview`)).as(overviewOperations.getOverview);
  return {
    page: (await client.get(`${todos}/${id}`)).status === 200,
    timeline: (await client.get(`${todos}/${id}/entries`)).status === 200,
    photo:
      (await client.get(`${todos}/${id}/entries/${entry}/photos/${photo}/pictures/small`)).status === 200,
    list: list.data.some((todo) => todo.id === id),
    search: found.data.some(({ hits }) => hits.some((hit) => hit.id === id)),
    similar: JSON.stringify(similar.body).includes(id),
    overview: JSON.stringify(overview).includes(id),
  };
}

/** What owners see under each rule, by the choice of the board. */
const seen: Readonly<Record<Rule, Readonly<Record<Choice, boolean>>>> = {
  never: { none: false, shown: false, hidden: false },
  after_review: { none: false, shown: true, hidden: false },
  at_once: { none: true, shown: true, hidden: false },
};

describe('who sees a report', () => {
  // The rule is set back at the end, and holds for all reports each time.
  it.each(['after_review', 'never', 'at_once', 'never', 'after_review'] as const)(
    'follows the rule %s for all reports at once, in every place',
    async (rule) => {
      const { owner, board, neighbour } = fixture;
      await setRule(rule);
      for (const choice of choices) {
        const own = await placesOf(owner, choice);
        const isSeen = seen[rule][choice];
        expect({ choice, ...own }).toMatchObject({
          page: true,
          timeline: true,
          photo: true,
          list: true,
          search: true,
        });
        expect(await placesOf(board, choice)).toMatchObject({ page: true, list: true, search: true });
        const others = await placesOf(neighbour, choice);
        const { similar, overview, ...sure } = others;
        expect({ choice, ...sure }).toEqual({
          choice,
          page: isSeen,
          timeline: isSeen,
          photo: isSeen,
          list: isSeen,
          search: isSeen,
        });
        if (!isSeen) expect({ similar, overview }).toEqual({ similar: false, overview: false });
        const { id = '' } = reports.get(choice) ?? {};
        expect((await fixture.getTodo(owner, id)).is_visible_to_owners).toBe(isSeen);
      }
    },
  );

  it('lets the board hide a report under each rule, and show it where owners may see reports', async () => {
    const { owner, report } = fixture;
    await setRule('never');
    const { id } = await report(owner);
    expect((await choose(id, true)).status).toBe(403);
    expect((await choose(id, false)).status).toBe(200);
    await setRule('at_once');
    expect((await fixture.getTodo(owner, id)).is_visible_to_owners).toBe(false);
    expect((await choose(id, true)).status).toBe(200);
    expect((await fixture.getTodo(owner, id)).is_visible_to_owners).toBe(true);
    await setRule('after_review');
  });

  it('mails nobody about a report that the rule hides, also not who follows it', async () => {
    const { server, react, board } = fixture;
    const { id = '' } = reports.get('shown') ?? {};
    const mailsAfterReaction = async (rule: Rule): Promise<number> => {
      await setRule(rule);
      server.clock.pass(FIVE_MINUTES);
      const before = (await server.mails()).length;
      await react(board, id, `Onder ${rule} geschreven.`);
      server.clock.pass(FIVE_MINUTES);
      const mails = (await server.mails()).slice(before);
      return mails.filter(({ text }) => text?.includes('Bea Buur')).length;
    };
    expect(await mailsAfterReaction('after_review')).toBe(1);
    expect(await mailsAfterReaction('never')).toBe(0);
    await setRule('after_review');
  });
});
