import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { todosOperations } from '@mijn/domain/todos';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { createTodosFixture, type TodosFixture } from './testing/todos-fixture.ts';

const good: Readonly<Record<string, string>> = {
  'todos.csv':
    'association_code,code,internal_reference,external_reference,description,group,handler,concerns,reporter,start_date,is_done\n' +
    '1001,T1,AP-1,HV-77,"Dakgoot herstellen, noordzijde",Onderhoud,de heer K. Overdijk,Dak,,2026-06-10,no\n' +
    '1001,T2,AP-2,,Sleutels bijmaken,Beheer,,,,2026-05-01,yes\n',
  'todo-tasks.csv':
    'association_code,todo_code,code,description,handler,is_done\n' +
    '1001,T1,1,Offerte opvragen,,yes\n1001,T1,2,Opdracht geven,mevrouw N. Reijnders,no\n1001,T2,1,Bestellen,,yes\n',
  'todo-attachments.csv':
    'association_code,todo_code,code,file,name\n1001,T1,1,bestanden/offerte.pdf,Offerte dakgoot\n',
};

let fixture: TodosFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createTodosFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await mkdir(path.join(folder, 'bestanden'));
  await writeFile(path.join(folder, 'bestanden/offerte.pdf'), pdfStub());
});
beforeEach(() => write(good));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await fixture.server.stop();
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

const run = () =>
  importFolder(importers, folder, { ...fixture.server, now: fixture.server.clock.now }, () => undefined);

async function shown() {
  const body = (await fixture.owner.get(fixture.path)).as(todosOperations.listTodos);
  const whole = body.data.map(async ({ id }: { id: string }) => fixture.owner.get(`${fixture.path}/${id}`));
  return (await Promise.all<{ body: unknown }>(whole)).map((response) => response.body);
}

describe('importing action items', () => {
  it('imports their tasks and attachments, and changes nothing the second time', async () => {
    await run();
    const first = await shown();
    expect(first).toMatchObject([
      {
        internal_reference: 'AP-1',
        external_reference: 'HV-77',
        description: 'Dakgoot herstellen, noordzijde',
        is_done: false,
        tasks: [
          { description: 'Offerte opvragen', handler: null, is_done: true },
          { description: 'Opdracht geven', handler: 'mevrouw N. Reijnders', is_done: false },
        ],
        attachments: [{ name: 'Offerte dakgoot.pdf', extension: 'pdf' }],
      },
      { internal_reference: 'AP-2', handler: null, is_done: true, attachments: [] },
    ]);
    await run();
    expect(await shown()).toEqual(first);
  });

  it('updates changed rows, and keeps rows that are missing in the files', async () => {
    await run();
    await write({
      'todos.csv': `${good['todos.csv']?.split('\n')[0]}\n1001,T1,AP-1,,Dakgoot vervangen,Onderhoud,,,,2026-06-10,yes\n`,
      'todo-tasks.csv':
        'association_code,todo_code,code,description,handler,is_done\n1001,T1,2,Opdracht geven,,yes\n',
    });
    await run();
    const [first, second] = await shown();
    expect(first).toMatchObject({
      description: 'Dakgoot vervangen',
      external_reference: null,
      handler: null,
      is_done: true,
    });
    expect(first).toHaveProperty('tasks.length', 2);
    expect(second).toMatchObject({ internal_reference: 'AP-2' });
  });

  it('returns the errors of each row', async () => {
    await write({
      'todos.csv': `${good['todos.csv']?.split('\n')[0]}\n1001,T1,AP-1,,,Onderhoud,,,,46331,misschien\n`,
      'todo-tasks.csv':
        'association_code,todo_code,code,description,handler,is_done\n1001,T9,1,Offerte opvragen,,yes\n',
      'todo-attachments.csv': 'association_code,todo_code,code,file,name\n1001,T1,1,weg.pdf,Weg\n',
    });
    await expect(run()).rejects.toMatchObject({
      lines: [
        'todos.csv, line 2, column description: is empty',
        expect.stringMatching(
          /^todos[.]csv, line 2, column start_date: is the number that Excel keeps for a day/u,
        ),
        'todos.csv, line 2, column is_done: must be yes or no',
        'todo-tasks.csv, line 2, column todo_code: 1001/T9 is not in todos.csv, nor imported before',
        'todo-attachments.csv, line 2, column file: there is no file weg.pdf',
        'Nothing was imported: correct these rows and try again.',
      ],
    });
  });
});
