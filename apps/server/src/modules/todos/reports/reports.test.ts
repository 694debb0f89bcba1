import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations } from '@mijn/domain/albums';
import { attachmentsOperations } from '@mijn/domain/attachments';
import { DAY_MS, REPORTS_PER_DAY } from '@mijn/domain/limits';
import { overviewOperations } from '@mijn/domain/overview';
import { reportsOperations } from '@mijn/domain/reports';
import { searchOperations } from '@mijn/domain/search';
import { todosOperations } from '@mijn/domain/todos';
import { eq } from 'drizzle-orm';
import { associations } from '../../../platform/database/index.ts';
import { createPhoto } from '../../../capabilities/documents/photos/testing/create-photo.ts';
import { createVideo } from '../../../testing/create-video.ts';
import { stagePdf, uploadVideo } from '../../attachments/testing/attachments-fixture.ts';
import { createReportsFixture, type ReportsFixture } from './testing/reports-fixture.ts';

jest.setTimeout(60_000);

let fixture: ReportsFixture;
beforeAll(async () => {
  fixture = await createReportsFixture();
});
afterAll(() => fixture.server.stop());

async function setVisibility(report_visibility: 'at_once' | 'after_review' | 'never'): Promise<void> {
  await fixture.server.database.queries
    .update(associations)
    .set({ report_visibility })
    .where(eq(associations.id, fixture.association.id));
}

describe('a report', () => {
  it('is an action item with a number at once, which its reporter follows', async () => {
    const { owner, report, entries } = fixture;
    const todo = await report(owner, { place: 'Lift' });
    expect(todo).toMatchObject({
      internal_reference: 'M-2026-0001',
      reported_reference: 'M-2026-0001',
      description: 'Natte plek op het plafond',
      concerns: 'Lift',
      group: 'Meldingen',
      state: 'reported',
      is_done: false,
      is_own_report: true,
      is_followed: true,
      follower_count: 1,
      is_visible_to_owners: false,
    });
    expect(await entries(owner, todo.id)).toMatchObject([
      {
        kind: 'report',
        text: 'Er zit een natte plek op het plafond. Vannacht drupte het.',
        author: { role: 'reporter', is_caller: true },
        internal_reference: null,
        is_new: false,
        editable_until: null,
      },
    ]);
    expect((await report(owner)).reported_reference).toBe('M-2026-0002');
  });

  it('keeps its photos with their descriptions, for whom the report is visible', async () => {
    const { owner, neighbour, board, report, entries, stage, todos } = fixture;
    const [first, second] = await stage(owner, 2);
    const photos = [first, second].map((photo, at) => ({ id: photo?.id ?? '', alt: `Plek ${at}` }));
    const todo = await report(owner, { photos });
    const [entry] = await entries(board, todo.id);
    expect(entry?.photos.map(({ id, alt, state }) => ({ id, alt, state }))).toEqual(
      photos.map((photo) => ({ ...photo, state: 'ready' })),
    );
    const picture = `${todos}/${todo.id}/entries/${entry?.id}/photos/${first?.id}/pictures/small`;
    expect((await board.get(picture)).status).toBe(200);
    expect((await neighbour.get(picture)).status).toBe(404);
    const asAlbumPhoto = `/associations/${fixture.association.id}/photos/${first?.id}/pictures/small`;
    expect((await board.get(asAlbumPhoto)).status).toBe(404);
    // A photo of a report is not staged any more, so that nobody deletes it or uses it twice.
    expect((await owner.delete(`/associations/${fixture.association.id}/photos/${first?.id}`)).status).toBe(
      404,
    );
    expect((await fixture.send(owner, { photos: photos.slice(0, 1) })).error).toMatchObject({
      code: 'validation_failed',
      errors: { photos: [{ code: 'file_gone' }] },
    });
  });

  it('keeps its video, which plays in parts for whom the report is visible', async () => {
    const { owner, neighbour, board, association, report, entries, todos } = fixture;
    const uploaded = await uploadVideo(owner, association.id, createVideo());
    const { id } = uploaded.as(attachmentsOperations.uploadVideo);
    const todo = await report(owner, { video_id: id });
    const [entry] = await entries(board, todo.id);
    expect(entry?.attachments).toMatchObject([{ id, name: 'Plafond.mov', media_type: 'video/quicktime' }]);
    const file = `${todos}/${todo.id}/entries/${entry?.id}/attachments/${id}/file?disposition=inline`;
    const part = await board.get(file, { headers: { range: 'bytes=0-11' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/quicktime');
    expect(part.headers.get('content-disposition')).toMatch(/^inline/u);
    expect((await neighbour.get(file)).status).toBe(404);
    expect((await fixture.send(owner, { video_id: id })).error).toMatchObject({
      code: 'validation_failed',
      errors: { video_id: [{ code: 'file_gone' }] },
    });
  });

  it('takes no PDF as its video, and no video of somebody else', async () => {
    const { owner, neighbour, association, send } = fixture;
    const pdf = await stagePdf(owner, association.id, 'Offerte.pdf');
    const uploaded = await uploadVideo(neighbour, association.id, createVideo());
    for (const { id } of [pdf, uploaded.as(attachmentsOperations.uploadVideo)])
      expect((await send(owner, { video_id: id })).error).toMatchObject({
        errors: { video_id: [{ code: 'file_gone' }] },
      });
  });

  it('is hidden from other owners until the board shows it, everywhere', async () => {
    const { owner, neighbour, board, report, todos, association } = fixture;
    const todo = await report(owner, { text: 'De xylofoon in de hal is kapot.', subject: 'Xylofoon kapot' });
    const seenBy = async (client: typeof owner) => ({
      list: (await client.get(`${todos}?q=xylofoon`)).as(todosOperations.listTodos).data.length,
      byReference: (await client.get(`${todos}?q=${todo.reported_reference}`)).as(todosOperations.listTodos)
        .data.length,
      one: (await client.get(`${todos}/${todo.id}`)).status,
      entries: (await client.get(`${todos}/${todo.id}/entries`)).status,
      search: (await client.get(`/associations/${association.id}/search?q=xylofoon`)).as(
        searchOperations.search,
      ).data.length,
    });
    const nothing = { list: 0, byReference: 0, one: 404, entries: 404, search: 0 };
    const everything = { list: 1, byReference: 1, one: 200, entries: 200, search: 1 };
    expect(await seenBy(neighbour)).toEqual(nothing);
    expect(await seenBy(owner)).toEqual(everything);
    expect(await seenBy(board)).toEqual(everything);
    const show = (client: typeof owner, is_visible_to_owners: boolean) =>
      client.call('PUT', `${todos}/${todo.id}/visibility`, { body: { is_visible_to_owners } });
    expect((await show(owner, true)).status).toBe(403);
    expect((await show(board, true)).status).toBe(200);
    expect(await seenBy(neighbour)).toEqual(everything);
    expect((await show(board, false)).status).toBe(200);
    expect(await seenBy(neighbour)).toEqual(nothing);
  });

  it('follows the rule of the association about who sees it', async () => {
    const { owner, board, neighbour, report, todos } = fixture;
    await setVisibility('at_once');
    const shown = await report(owner);
    expect(shown.is_visible_to_owners).toBe(true);
    await setVisibility('never');
    const hidden = await report(owner);
    expect(hidden.is_visible_to_owners).toBe(false);
    // A report of before follows the rule as well, both ways.
    expect((await neighbour.get(`${todos}/${shown.id}`)).status).toBe(404);
    const body = { is_visible_to_owners: true };
    expect((await board.call('PUT', `${todos}/${hidden.id}/visibility`, { body })).status).toBe(403);
    await setVisibility('after_review');
  });

  /** Returns the mails to the reporter and to the provider. The board is told by the mails of its choice. */
  const mailsAbout = async (reference: string) =>
    (await fixture.server.mails()).filter(({ subject }) =>
      [`Nieuwe melding ${reference}`, `Uw melding ${reference}`].some((start) => subject?.startsWith(start)),
    );

  it('is mailed to its reporter and to the provider, with links to the photos', async () => {
    const { owner, report, stage } = fixture;
    const [photo] = await stage(owner, 1);
    const todo = await report(owner, { photos: [{ id: photo?.id ?? '', alt: 'De plek' }] });
    const mails = await mailsAbout(todo.internal_reference);
    expect(
      mails.map(({ subject = '' }) => subject).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual([
      `Nieuwe melding ${todo.internal_reference}: Natte plek op het plafond`,
      `Uw melding ${todo.internal_reference}: Natte plek op het plafond`,
    ]);
    const toProvider = mails.find(({ subject }) => subject?.startsWith('Nieuwe'));
    expect(toProvider?.text).toContain(`/photos/${photo?.id}/pictures/large`);
    expect(toProvider?.text).toContain('Vannacht drupte het.');
  });

  it('says on its page and in both mails that a photo could not be read', async () => {
    const { owner, report, stage, server, upload, entries } = fixture;
    const [photo] = await stage(owner, 1);
    const half = Buffer.from((await createPhoto()).subarray(0, 2500));
    const damaged = (await upload(owner, { name: 'half.jpg', bytes: half, media_type: '' })).as(
      albumsOperations.uploadPhoto,
    );
    const photos = [photo, damaged].map((one) => ({ id: one?.id ?? '', alt: '' }));
    const todo = await report(owner, { photos });
    // The jobs of the mails wait for the photos: a second attempt follows after seconds.
    await server.mails();
    server.clock.pass(10_000);
    const mails = await mailsAbout(todo.internal_reference);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('1 foto kon niet worden gelezen.');
    expect(mails.find(({ subject }) => subject?.startsWith('Uw melding'))?.text).toContain(
      'U hebt 1 foto meegestuurd.',
    );
    const [entry] = await entries(owner, todo.id);
    expect(entry?.photos.map(({ state, failure }) => ({ state, failure }))).toEqual([
      { state: 'ready', failure: null },
      { state: 'failed', failure: 'damaged' },
    ]);
  });

  it('is created once for an Idempotency-Key, also with photos', async () => {
    const { owner, send, stage } = fixture;
    const [photo] = await stage(owner, 1);
    const form = { photos: [{ id: photo?.id ?? '', alt: '' }] };
    const headers = { 'idempotency-key': 'report-1' };
    const twice = await Promise.all([send(owner, form, headers), send(owner, form, headers)]);
    const [one, other] = twice.map((response) => response.as(reportsOperations.createReport).id);
    expect(one).toBe(other);
  });

  it('needs a few words, a subject and a place, and takes at most eight photos', async () => {
    const { owner, send } = fixture;
    const faultsOf = async (form: Parameters<typeof send>[1]) => (await send(owner, form)).error?.errors;
    expect(await faultsOf({ text: 'Lift kapot' })).toHaveProperty('text');
    expect(await faultsOf({ text: '\u200B \u200B \u200B' })).toHaveProperty('text');
    expect(await faultsOf({ subject: '\u200B' })).toHaveProperty('subject');
    expect(await faultsOf({ place: '' })).toHaveProperty('place');
    expect(await faultsOf({ text: 'natte plek '.repeat(10_000) })).toHaveProperty('text');
    const id = '01a1f9c4-c6f4-7226-b044-46c8cecb18b1';
    expect(await faultsOf({ photos: [{ id, alt: '' }] })).toEqual({ photos: [{ code: 'file_gone' }] });
    expect(await faultsOf({ photos: Array.from({ length: 9 }, () => ({ id, alt: '' })) })).toHaveProperty(
      'photos',
    );
  });

  it('that is rejected by the board tells why, and is done', async () => {
    const { owner, board, report, todos, entries, getTodo } = fixture;
    const todo = await report(owner);
    const reject = (client: typeof owner) =>
      client.post(`${todos}/${todo.id}/reject`, { text: 'Dit is van de bewoner zelf.' });
    expect((await reject(owner)).status).toBe(403);
    expect((await getTodo(board, todo.id)).may_reject).toBe(true);
    expect((await reject(board)).as(reportsOperations.rejectReport)).toMatchObject({
      state: 'rejected',
      is_done: true,
      may_reject: false,
    });
    expect((await reject(board)).error?.code).toBe('conflict');
    expect((await entries(owner, todo.id))[0]).toMatchObject({
      kind: 'rejected',
      text: 'Dit is van de bewoner zelf.',
      state_before: 'reported',
      state: 'rejected',
      author: { role: 'board' },
    });
  });
});

describe('the form of a report', () => {
  it('suggests places that are often named, and no apartment of another member', async () => {
    const { owner, report, todos } = fixture;
    await report(owner, { place: 'In mijn appartement, Kadestraat 43' });
    await report(owner, { place: 'Parkeerkelder' });
    const options = (await owner.get(`${todos}/reports/options`)).as(reportsOperations.getReportOptions);
    expect(options.visibility).toBe('after_review');
    expect(options.address).toBeNull();
    expect(options.places).toContain('Parkeerkelder');
    expect(options.places.some((place) => place.startsWith('In mijn'))).toBe(false);
  });

  it('finds an open action item about the same, at the same place or with all words', async () => {
    const { owner, neighbour, report, todos } = fixture;
    const todo = await report(owner, {
      text: 'De garagedeur sluit niet meer goed.',
      subject: 'Garagedeur sluit niet',
      place: 'Parkeerkelder',
    });
    const similar = async (client: typeof owner, text: string, place: string) =>
      (await client.get(`${todos}/reports/similar?q=${encodeURIComponent(text)}&place=${place}`))
        .as(reportsOperations.listSimilar)
        .data.map(({ id }) => id);
    expect(await similar(owner, 'garagedeur sluit slecht vandaag', 'Parkeerkelder')).toEqual([todo.id]);
    expect(await similar(owner, 'garagedeur sluit slecht vandaag', 'Dak')).toEqual([]);
    expect(await similar(owner, 'garagedeur sluit', 'Dak')).toEqual([todo.id]);
    expect(await similar(neighbour, 'garagedeur sluit', 'Parkeerkelder')).toEqual([]);
  });
});

describe('the overview', () => {
  it('has the open reports of the member', async () => {
    const { association, signIn, report } = fixture;
    const member = await signIn(association);
    const get = async () =>
      (await member.get(`/associations/${association.id}/overview?parts=reports`)).as(
        overviewOperations.getOverview,
      ).reports;
    expect(await get()).toEqual({ data: [], total: 0 });
    const { id } = await report(member);
    expect(await get()).toMatchObject({ data: [{ id, state: 'reported' }], total: 1 });
  });
});

describe('the summary of reports', () => {
  it('counts them by state and age for the board, with the oldest that wait', async () => {
    const { owner, board, todos } = fixture;
    expect((await owner.get(`${todos}/reports/summary`)).status).toBe(403);
    const summary = (await board.get(`${todos}/reports/summary`)).as(reportsOperations.getReportSummary);
    const counted = summary.states.reduce((sum, { week, month, older }) => sum + week + month + older, 0);
    expect(counted).toBe(summary.groups.reduce((sum, { report_count }) => sum + report_count, 0));
    expect(summary.groups).toMatchObject([
      { group: 'Meldingen', reply_days: expect.any(Number), done_days: null },
    ]);
    expect(summary.waiting).toHaveLength(10);
    expect(summary.waiting_count).toBeGreaterThan(10);
    const times = summary.waiting.map(({ reported_at }) => reported_at);
    expect(times).toEqual(times.toSorted());
  });
});

describe('a report that waits for a reply', () => {
  it('waits again when the reaction of the board is deleted', async () => {
    const { signIn, association, board, report, react, todos } = fixture;
    const { id } = await report(await signIn(association, {}, { name: 'Wim Wacht' }));
    const count = async () =>
      (await board.get(`${todos}/reports/summary`)).as(reportsOperations.getReportSummary).waiting_count;
    const before = await count();
    const reply = await react(board, id);
    expect(await count()).toBe(before - 1);
    expect((await board.delete(`${todos}/${id}/entries/${reply.id}`)).status).toBe(204);
    expect(await count()).toBe(before);
  });
});

describe('a member', () => {
  it('reports at most twenty defects a day', async () => {
    const { signIn, association, send, server } = fixture;
    const email = 'melder@waterpas.example';
    const member = await signIn(association, {}, { email });
    for (let sent = 0; sent < REPORTS_PER_DAY; sent += 1) expect((await send(member)).status).toBe(201);
    expect((await send(member)).error).toMatchObject({
      code: 'too_many_reports',
      params: { max: REPORTS_PER_DAY },
    });
    server.clock.pass(DAY_MS);
    await member.login(email);
    expect((await send(member)).status).toBe(201);
  });
});
