import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REACTION_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import type { Todo } from '@mijn/domain/todos';
import { eq } from 'drizzle-orm';
import {
  createReportsFixture,
  type ReportsFixture,
} from '../modules/todos/reports/testing/reports-fixture.ts';
import { todos } from '../modules/todos/todos.tables.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let fixture: ReportsFixture;
const output = keepOutput();
beforeAll(async () => {
  fixture = await createReportsFixture({ now: new Date() });
});
afterAll(() => fixture.server.stop());

const run = async (...args: string[]): Promise<number> => {
  const { config, database } = fixture.server;
  const environment = { DATA_DIR: config.dataDir, DATABASE_URL: database.pool.options.connectionString };
  return runCommandLine(['todos', ...args], environment);
};

const TEXT = 'De loodgieter komt morgen.';
const about = (...options: string[]) => ['--association', '1001', '--name', 'K. Overdijk', ...options];
const reply = async (reference: string, text = TEXT): Promise<number> =>
  run('reply', reference, ...about('--text', text));

/** Gives a report the reference of the provider, as the import does that takes it over. */
async function takeOver({ id }: Todo, internal_reference: string, code = internal_reference): Promise<void> {
  await fixture.server.database.queries
    .update(todos)
    .set({ code, internal_reference })
    .where(eq(todos.id, id));
}

describe('the command todos reply', () => {
  it('writes a reply of the provider, of which the followers are told', async () => {
    const { owner, report, entries, server } = fixture;
    const todo = await report(owner);
    const text = 'De loodgieter komt morgen.\n\nHij belt eerst.';
    expect(await reply(todo.reported_reference ?? '', text)).toBe(0);
    expect(output.stdout.at(-1)).toBe(
      `Wrote the reply on ${todo.reported_reference}. Members who follow it are told.`,
    );
    expect((await entries(owner, todo.id))[0]).toMatchObject({
      kind: 'reaction',
      author: { name: 'K. Overdijk', role: 'provider', is_caller: false },
      text,
      is_new: true,
      may_delete: false,
    });
    await server.runJobs();
    const mails = await server.mails();
    expect(
      mails.map((mail) => mail.text ?? '').filter((body) => body.includes('Hij belt eerst.')),
    ).toHaveLength(1);
  });

  it('finds a report that was taken over by both its references', async () => {
    const { owner, report, entries } = fixture;
    const todo = await report(owner);
    await takeOver(todo, 'AP-2026-101');
    expect(await reply('AP-2026-101', 'Wij komen kijken.')).toBe(0);
    expect(await reply(todo.reported_reference ?? '', 'Wij zijn geweest.')).toBe(0);
    const replies = (await entries(owner, todo.id)).filter(({ kind }) => kind === 'reaction');
    expect(replies.map(({ text }) => text)).toEqual(['Wij zijn geweest.', 'Wij komen kijken.']);
  });

  it('writes nothing if no action item of the association has the reference', async () => {
    const { owner, report } = fixture;
    const { reported_reference } = await report(owner);
    expect(await reply('AP-2026-404')).toBe(1);
    expect(output.stderr.join()).toContain('There is no action item AP-2026-404 in association 1001.');
    expect(await run('reply', reported_reference ?? '', ...about('--text', TEXT, '--association', '9'))).toBe(
      1,
    );
    expect(output.stderr.join()).toContain(`There is no action item ${reported_reference} in association 9.`);
  });

  it('writes nothing if several action items have the reference', async () => {
    const { owner, report, entries } = fixture;
    const twins = [await report(owner), await report(owner)];
    for (const [at, twin] of twins.entries()) await takeOver(twin, 'AP-2026-102', `T${at}`);
    expect(await reply('AP-2026-102')).toBe(1);
    expect(output.stderr.join()).toContain(
      'There are several action items AP-2026-102 in association 1001: reply with todo-notes.csv',
    );
    for (const { id } of twins) expect(await entries(owner, id)).toHaveLength(1);
  });

  it.each([
    [[], 'todos needs the word reply'],
    [['write'], 'todos needs the word reply'],
    [
      ['reply'],
      'todos reply needs one reference of an action item, such as AP-2026-029 or M-2026-0031.\n' +
        'todos reply needs --association <code>.\ntodos reply needs --name <text>.\ntodos reply needs --text <text>.',
    ],
    [['reply', 'AP-1', 'AP-2', ...about('--text', TEXT)], 'todos reply needs one reference'],
    [['reply', 'AP-1', ...about('--text', ' \u200B\n')], 'todos reply needs --text <text>.'],
    [
      ['reply', 'AP-1', ...about('--text', 'a'.repeat(REACTION_TEXT_LENGTH_MAX + 1))],
      `todos reply: --text has ${REACTION_TEXT_LENGTH_MAX + 1} characters; at most ${REACTION_TEXT_LENGTH_MAX} are allowed.`,
    ],
    [
      ['reply', 'AP-1', '--association', '1001', '--text', TEXT, '--name', 'a'.repeat(201)],
      '--name has 201 characters; at most 200 are allowed.',
    ],
    [['reply', 'AP-1', '--tekst', TEXT], "Unknown option '--tekst'"],
  ])('says what is wrong and which help to ask for %j', async (args, fault) => {
    expect(await run(...args)).toBe(2);
    expect(output.stderr.join('\n')).toContain(fault);
    expect(output.stderr.join('\n')).toMatch(/\nAsk: npx mijn todos (?:reply )?--help$/u);
  });
});
