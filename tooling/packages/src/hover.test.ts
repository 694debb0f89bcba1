import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConsumer, run } from './consumer.ts';
import { undescribedIn } from './descriptions.ts';
import { LanguageServer } from './language-server.ts';
import { projectRoot, typescriptVersions } from './places.ts';

const PROGRAM = `import { createClient } from '@mijn/api';
import { invoices } from '@mijn/api/invoices';
import { search } from '@mijn/api/search';
import { type Todo, todos } from '@mijn/api/todos';

const api = createClient({ baseUrl: '/api', resources: { invoices, search, todos }, token: 't' });
const params = { association_id: 'a', todo_id: 't', invoice_id: 'i' };
const page = await api.todos.listTodos({ params, query: { is_done: false } });
const todo = await api.todos.getTodo({ params });
const invoice = await api.invoices.getInvoice({ params });
const decided = await api.invoices.decideInvoice({ params, body: { decision: 'approved', version: 1 } });
const found = await api.search.search({ params, query: { q: 'dak' } });
const same: Todo = todo;
export const shown = [
  page.meta.total,
  todo.handler,
  todo.tasks[0]?.is_done,
  todo.attachments[0]?.byte_size,
  invoice.facts?.iban,
  decided.next,
  found.data[0]?.is_partial,
  same,
];
`;

let folder = '';
let server: LanguageServer | undefined;
const file = () => path.join(folder, 'hover.ts');

/** Returns the index of the last word of a piece of the program. */
function indexOf(piece: string): number {
  const [word = ''] = /\w+$/u.exec(piece) ?? [];
  return PROGRAM.indexOf(piece) + piece.length - word.length;
}

async function hover(piece: string): Promise<string> {
  const shown = (await server?.hover(file(), PROGRAM, indexOf(piece))) ?? '';
  return shown.replaceAll(/\s+/gu, ' ');
}

beforeAll(async () => {
  folder = await createConsumer({ packages: ['domain', 'api'] });
  const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, types: [] };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['hover.ts'] }),
  );
  await writeFile(file(), PROGRAM);
  server = new LanguageServer(path.join(projectRoot, 'node_modules/.bin/tsc'));
  await server.open(file(), PROGRAM);
}, 300_000);
afterAll(async () => {
  server?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('an editor, of a project with the packages', () => {
  it.each([
    ['const todo', 'const todo: Todo'],
    ['const invoice', 'const invoice: Invoice'],
    ['const decided', /^const decided: \{ invoice: .*\bInvoice; next: .*\bInvoice \| null; \}$/u],
    ['const page', /^const page: \{ data: .*\bTodoInList\[\]; meta: .*\bPageMeta; \}$/u],
    [
      'api.todos.listTodos',
      /\(input: \{ params: \{ association_id: string; \}; query\?: Fields<.*\bTodosQuery> \| undefined; \}, /u,
    ],
    ['api.todos.getTodo', /\{ association_id: string; todo_id: string; \}.*=> Promise<.*\bTodo>$/u],
  ])('shows the name of the type of %s', async (piece, shown) => {
    expect(await hover(piece)).toMatch(shown);
  });

  it('shows a type with its fields, without anything of the validator', async () => {
    const shown = await hover('same: Todo');
    expect(shown).toContain('type Todo = { id: string; internal_reference: string; description: string;');
    expect(shown).toMatch(/attachments: .*\bAttachedFile\[\]; \}/u);
    expect(shown).not.toMatch(/yup|Infer|Omit|Pick/u);
  });

  it.each([
    ['page.meta.total', 'number', 'The number of rows on all pages.'],
    ['todo.handler', 'string | null', 'The name of the person who handles the action item'],
    ['?.is_done', 'boolean', 'Whether the step is done.'],
    ['?.byte_size', 'number', 'The size of the file in bytes.'],
    ['facts?.iban', 'string | null | undefined', 'The first account to pay to'],
    ['?.is_partial', 'boolean | undefined', 'True if no row of this kind has all words'],
    ['body: { decision', 'withdrawn', 'The decision of the caller.'],
  ])('shows the text of the field %s', async (piece, type, text) => {
    const shown = await hover(piece);
    expect(shown).toContain(type);
    expect(shown).toContain(text);
  });
});

describe('an editor with the oldest TypeScript', () => {
  it('shows the same, and the texts of operations and filters', async () => {
    const script = path.join(folder, 'quick-info.js');
    await cp(path.join(import.meta.dirname, '../consumer/quick-info.js'), script);
    const pieces = ['same: Todo', 'todo.handler', 'api.todos.listTodos', 'query: { is_done'];
    const [[, oldest]] = typescriptVersions;
    const indexes = pieces.map((piece) => String(indexOf(piece)));
    const shown: unknown = JSON.parse(run(process.execPath, [script, oldest, file(), ...indexes], folder));
    expect(shown).toEqual([
      expect.stringMatching(/^\(alias\) type Todo = \{\n {4}id: string;/u),
      expect.stringContaining('The name of the person who handles the action item'),
      expect.stringContaining('Returns one page of the action items, newest first.'),
      expect.stringContaining('Whether the list has the action items that are done'),
    ]);
  }, 60_000);
});

describe('the declarations of the packages', () => {
  it('describe each field of each schema', async () => {
    const domain = path.join(folder, 'node_modules/@mijn/domain/lib');
    const found = { fields: 0, undescribed: [] as string[] };
    for await (const name of glob('**/*.d.ts', { cwd: domain })) {
      const { fields, undescribed } = undescribedIn(name, await readFile(path.join(domain, name), 'utf8'));
      found.fields += fields;
      found.undescribed.push(...undescribed);
    }
    expect(found.fields).toBeGreaterThan(800);
    expect(found.undescribed).toEqual([]);
  });
});
