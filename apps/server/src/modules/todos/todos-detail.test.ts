import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { todosOperations } from '@mijn/domain/todos';
import { createPdf } from '../../testing/create-file.ts';
import { createTodosFixture, type TodosFixture } from './testing/todos-fixture.ts';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

let fixture: TodosFixture;
let whole: { id: string };
let bare: { id: string };
let quotation: { id: string };
let bytes: Buffer;
beforeAll(async () => {
  fixture = await createTodosFixture();
  bytes = await createPdf('Offerte dakgoot');
  bare = await fixture.todo({ internal_reference: 'AP-2' });
  whole = await fixture.todo({
    external_reference: 'HV-77',
    handler: 'de heer K. Overdijk',
    concerns: 'Kadestraat 41',
    reporter: 'de heer P. Schönfeld',
  });
  await fixture.task(whole, { position: 2, description: 'Opdracht geven' });
  await fixture.task(whole, { position: 1, handler: 'mevrouw N. Reijnders', is_done: true });
  quotation = await fixture.attachment(whole, bytes, { position: 1 });
  await fixture.attachment(whole, Buffer.from('anders'), { position: 0, name: 'Brief.pdf' });
});
afterAll(() => fixture.server.stop());

const fetchFile = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fixture.owner.raw(`/api${fixture.path}${url}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('an action item', () => {
  it('has all its fields, with tasks and attachments in order', async () => {
    const { body } = await fixture.owner.get(`${fixture.path}/${whole.id}`);
    expect(body).toEqual({
      id: whole.id,
      internal_reference: 'AP-2026-001',
      external_reference: 'HV-77',
      awaits_look: false,
      description: 'Dakgoot herstellen',
      group: 'Onderhoud',
      handler: 'de heer K. Overdijk',
      concerns: 'Kadestraat 41',
      reporter: 'de heer P. Schönfeld',
      start_date: '2026-06-10',
      is_done: false,
      state: null,
      state_since: null,
      planned_on: null,
      reported_reference: null,
      is_own_report: false,
      is_visible_to_owners: true,
      is_followed: false,
      follower_count: 0,
      may_reopen: false,
      may_reject: false,
      may_undo_rejection: false,
      may_set_visibility: false,
      joined_to: null,
      joined_reports: [],
      reporter_count: 0,
      may_join: false,
      may_undo_join: false,
      tasks: [
        expect.objectContaining({
          description: 'Offerte opvragen',
          handler: 'mevrouw N. Reijnders',
          is_done: true,
        }),
        expect.objectContaining({ description: 'Opdracht geven', handler: null, is_done: false }),
      ],
      attachments: [
        expect.objectContaining({ name: 'Brief.pdf' }),
        {
          id: quotation.id,
          name: 'Offerte.pdf',
          extension: 'pdf',
          media_type: 'application/pdf',
          byte_size: bytes.length,
          page_count: null,
          has_thumbnail: false,
        },
      ],
    });
  });

  it('may have no tasks and attachments', async () => {
    const { body } = await fixture.owner.get(`${fixture.path}/${bare.id}`);
    expect(body).toMatchObject({ external_reference: null, handler: null, tasks: [], attachments: [] });
  });
});

describe('an attachment', () => {
  it('is downloaded with its name, completely or in part', async () => {
    const url = `/${whole.id}/attachments/${quotation.id}/file`;
    const response = await fetchFile(url);
    expect(response.status).toBe(200);
    expect(response.bytes.equals(bytes)).toBe(true);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=Offerte\.pdf$/u);
    const inline = await fetchFile(`${url}?disposition=inline`);
    expect(inline.headers.get('content-disposition')).toMatch(/^inline/u);
    const part = await fetchFile(url, { range: 'bytes=0-3' });
    expect([part.status, part.bytes.toString()]).toEqual([206, '%PDF']);
  });

  it('has a page count and a thumbnail after it is read', async () => {
    const url = `/${whole.id}/attachments/${quotation.id}/thumbnail`;
    expect((await fetchFile(url)).status).toBe(404);
    await fixture.read();
    const body = (await fixture.owner.get(`${fixture.path}/${whole.id}`)).as(todosOperations.getTodo);
    expect(body.attachments[1]).toMatchObject({ page_count: 1, has_thumbnail: true });
    expect((await fetchFile(url)).headers.get('content-type')).toBe('image/webp');
  });
});

describe('a path that does not exist', () => {
  it.each([
    ['an action item', () => `/${UNKNOWN}`],
    ['an invalid id', () => '/geen-id'],
    ['an attachment', () => `/${whole.id}/attachments/${UNKNOWN}/file`],
    ['an attachment of another action item', () => `/${bare.id}/attachments/${quotation.id}/file`],
    [
      'the thumbnail of an attachment of another action item',
      () => `/${bare.id}/attachments/${quotation.id}/thumbnail`,
    ],
  ])('returns 404: %s', async (_, url) => {
    const { status, error } = await fixture.owner.get(`${fixture.path}${url()}`);
    expect([status, error?.code]).toEqual([404, 'not_found']);
  });
});

describe('the access to action items', () => {
  const urls = () => ['', '/groups', `/${whole.id}`, `/${whole.id}/attachments/${quotation.id}/file`];

  it('is allowed for owners and the board of the association', async () => {
    for (const url of urls()) {
      expect((await fixture.owner.get(`${fixture.path}${url}`)).status).toBe(200);
      expect((await fixture.board.get(`${fixture.path}${url}`)).status).toBe(200);
    }
  });

  it('does not exist for members of another association, at any path', async () => {
    const body = (await fixture.stranger.get('/auth/user')).as(authOperations.user);
    const own = `/associations/${body.associations[0]?.id}/todos`;
    for (const url of urls()) {
      expect((await fixture.stranger.get(`${fixture.path}${url}`)).status).toBe(404);
    }
    for (const url of urls().slice(2)) {
      expect((await fixture.stranger.get(`${own}${url}`)).status).toBe(404);
    }
    expect((await fixture.stranger.get(own)).as(todosOperations.listTodos).meta.total).toBe(0);
    expect((await fixture.stranger.get(`${own}/groups`)).as(todosOperations.listGroups).data).toEqual([]);
  });

  it('is refused for visitors', async () => {
    expect((await fixture.server.client().get(fixture.path)).status).toBe(401);
  });
});
