import { type ReportForm, reportsOperations } from '@mijn/domain/reports';
import { type Entry, timelineOperations } from '@mijn/domain/timeline';
import { type Todo, todosOperations } from '@mijn/domain/todos';
import { type AlbumsFixture, createAlbumsFixture } from '../../../albums/testing/albums-fixture.ts';
import type { TestAppOptions, TestClient, TestResponse } from '../../../../testing/index.ts';

export interface ReportsFixture extends AlbumsFixture {
  todos: string;
  /** A board member who reports nothing. */
  board: TestClient;
  neighbour: TestClient;
  send: (
    client: TestClient,
    form?: Partial<ReportForm>,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
  report: (client: TestClient, form?: Partial<ReportForm>) => Promise<Todo>;
  getTodo: (client: TestClient, id: string) => Promise<Todo>;
  /** Returns the timeline, newest first. */
  entries: (client: TestClient, id: string) => Promise<Entry[]>;
  react: (client: TestClient, id: string, text?: string) => Promise<Entry>;
}

export const reaction = (text = 'Het lekt nog steeds.') => ({ text, attachments: [], photos: [] });

/** An association with an owner, a neighbour and a board member, who report defects and react. */
export async function createReportsFixture(options?: TestAppOptions): Promise<ReportsFixture> {
  const base = await createAlbumsFixture(options);
  const todos = `/associations/${base.association.id}/todos`;
  const send: ReportsFixture['send'] = async (client, form = {}, headers = {}) =>
    client.post(
      `${todos}/reports`,
      {
        text: 'Er zit een natte plek op het plafond. Vannacht drupte het.',
        subject: 'Natte plek op het plafond',
        place: 'Portiek A',
        photos: [],
        video_id: null,
        ...form,
      },
      { headers },
    );
  return {
    ...base,
    todos,
    send,
    neighbour: await base.signIn(base.association, {}, { name: 'Bea Buur' }),
    report: async (client, form) => (await send(client, form)).as(reportsOperations.createReport),
    getTodo: async (client, id) => (await client.get(`${todos}/${id}`)).as(todosOperations.getTodo),
    entries: async (client, id) =>
      (await client.get(`${todos}/${id}/entries?per_page=100`)).as(timelineOperations.listEntries).data,
    react: async (client, id, text) =>
      (await client.post(`${todos}/${id}/entries`, reaction(text))).as(timelineOperations.createReaction),
  };
}
