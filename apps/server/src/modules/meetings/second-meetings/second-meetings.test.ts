import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { ballotsOperations } from '@mijn/domain/ballots';
import { convocationsOperations } from '@mijn/domain/convocations';
import { DAY_MS } from '@mijn/domain/limits';
import { meetingsOperations } from '@mijn/domain/meetings';
import { secondMeetingsOperations } from '@mijn/domain/second-meetings';
import { v7 as newId } from 'uuid';
import { readBack } from '../../../capabilities/pdf/testing/read-back.ts';
import { auditEntries } from '../../../platform/database/index.ts';
import {
  type BallotsFixture,
  createBallotsFixture,
  FOR,
} from '../../voting/ballots/testing/ballots-fixture.ts';

let fixture: BallotsFixture;
let path: string;
let items: string[];
let anna: Awaited<ReturnType<BallotsFixture['owning']>>;

const rowsOf = async (text: string, values: readonly unknown[] = []) =>
  (await fixture.server.database.pool.query(text, [...values])).rows;
const call = (own: object = {}, by = fixture.board) =>
  by.post(`${path}/second-meeting`, {
    meeting_day: '2026-12-09',
    start_time: '20:00',
    location: 'De Sluis',
    ...own,
  });
const called = async (own: object = {}) => (await call(own)).as(secondMeetingsOperations.callSecondMeeting);
const planOf = async () =>
  (await fixture.board.get(`${path}/second-meeting`)).as(secondMeetingsOperations.getSecondMeeting);
const pathOf = (id: string): string => path.replace(/[^/]+$/u, id);
const meetingAt = async (at: string) => (await anna.client.get(at)).as(meetingsOperations.getMeeting);
const agendaAt = async (at: string) =>
  (await anna.client.get(`${at}/agenda-items`)).as(agendaOperations.listAgendaItems).data;

beforeAll(async () => {
  fixture = await createBallotsFixture();
  anna = await fixture.owning('Anna', 300);
  await fixture.owning('Afwezig', 700);
  await fixture.setRule('quorum', 'half');
  await fixture.setRule('second_meeting', 'yes');
});
afterAll(() => fixture.server.stop());

/** A meeting of today at which 300 of 1,000 votes are present, so that its first two proposals get no decision. */
beforeEach(async () => {
  const { meeting, proposal, come, opened, vote, close } = fixture;
  path = await meeting();
  items = [await proposal(path, 4), await proposal(path, 5), await proposal(path, 6)];
  const meeting_id = path.split('/').at(-1);
  const document = newId();
  await rowsOf(
    `insert into file_readings (association_id, file_hash, media_type) values ($1, 'stuk', 'application/pdf') on conflict do nothing`,
    [fixture.association.id],
  );
  await rowsOf(
    `insert into meeting_documents (association_id, id, code, meeting_id, name, extension, media_type, byte_size, file_hash, position, created_at)
      values ($1, $2, $3, $4, 'Offerte.pdf', 'pdf', 'application/pdf', 12, 'stuk', 1, now())`,
    [fixture.association.id, document, document, meeting_id],
  );
  await rowsOf(
    'insert into meeting_item_documents (association_id, item_id, document_id, position) values ($1, $2, $3, 0)',
    [fixture.association.id, items[1], document],
  );
  await come(path, anna);
  for (const item of items.slice(0, 2)) {
    const ballot = await opened(path, item);
    await vote(anna.client, ballot, FOR);
    await close(ballot);
  }
});

describe('a second meeting', () => {
  it('is planned with the items without a quorum, on the days of the rules', async () => {
    expect(await planOf()).toEqual({
      may_call: true,
      items: [
        { id: items[0], number: 4, title: 'Voorstel 4' },
        { id: items[1], number: 5, title: 'Voorstel 5' },
      ],
      first_day: '2026-12-04',
      last_day: '2027-01-01',
      notice_days: 15,
      notice_day: '2026-12-06',
      needs_quorum: false,
      second: null,
    });
  });

  it('copies these items with their proposals and documents, and names the first', async () => {
    const { id, meeting_date } = await called();
    expect(meeting_date).toBe('2026-12-09T19:00:00.000Z');
    const [first, second] = [await meetingAt(path), await meetingAt(pathOf(id))];
    expect(first).toMatchObject({
      is_second: false,
      first_meeting: null,
      second_meeting: { id, meeting_date },
    });
    expect(second).toMatchObject({
      concerns: 'Tweede vergadering: Algemene ledenvergadering',
      location: 'De Sluis',
      is_second: true,
      first_meeting: { id: first.id, concerns: 'Algemene ledenvergadering' },
      second_meeting: null,
    });
    const agenda = await agendaAt(pathOf(id));
    expect(agenda).toMatchObject([
      {
        number: 1,
        title: 'Voorstel 4',
        document_ids: [],
        proposal: { wording: 'De vergadering besluit 4.', quorum_votes: null },
      },
      {
        number: 2,
        title: 'Voorstel 5',
        document_ids: [second.documents[0]?.id],
        proposal: { quorum_votes: null },
      },
    ]);
    expect(second.documents.map(({ name }) => name)).toEqual(['Offerte.pdf']);
    expect(second.documents[0]?.id).not.toBe(first.documents[0]?.id);
    expect((await planOf()).may_call).toBe(false);
  });

  it('is the same one if it is called again, also by two at once', async () => {
    const responses = await Promise.all([call(), call({ meeting_day: '2026-12-10' })]);
    const ids = [...responses, await call()].map(
      (response) => response.as(secondMeetingsOperations.callSecondMeeting).id,
    );
    expect(new Set(ids).size).toBe(1);
    const made = await rowsOf('select id from meetings where first_meeting_id = $1', [
      path.split('/').at(-1),
    ]);
    expect(made).toHaveLength(1);
    const entries = await fixture.server.database.queries.select().from(auditEntries);
    const ofCall = entries.filter(
      ({ action, details }) =>
        action === 'second_meeting_called' && details?.['second_meeting_id'] === ids[0],
    );
    expect(ofCall).toHaveLength(1);
  });

  it.each([
    ['2026-12-03', 'second_meeting_day'],
    ['2026-12-04', undefined],
    ['2027-01-01', undefined],
    ['2027-01-02', 'second_meeting_day'],
  ])('on %s answers %s', async (meeting_day, code) => {
    const { error } = await call({ meeting_day });
    expect(error?.code).toBe(code);
    if (code !== undefined)
      expect(error?.params).toEqual({ first_day: '2026-12-04', last_day: '2027-01-01' });
  });

  it('is refused for a meeting without such items, and for one that is second itself', async () => {
    const { id } = await called();
    const former = path;
    path = pathOf(id);
    expect((await call()).error?.code).toBe('no_second_meeting');
    path = await fixture.meeting();
    expect((await call()).error?.code).toBe('no_second_meeting');
    path = former;
    expect((await call({}, anna.client)).error?.code).toBe('forbidden');
  });
});

describe('a second meeting that was called', () => {
  const move = (id: string, own: object = {}, by = fixture.board) =>
    by.call('PUT', `${pathOf(id)}/moment`, {
      body: { meeting_day: '2026-12-15', start_time: '19:30', location: 'De Haven', version: 0, ...own },
    });
  const cancel = (id: string, own: object = {}) =>
    fixture.board.post(`${pathOf(id)}/cancel`, { version: 0, reason: 'De zaal is dicht.', ...own });
  const withoutDocuments = async (id: string) => {
    await rowsOf(`delete from meeting_item_documents where association_id = $1`, [fixture.association.id]);
    await rowsOf(`delete from meeting_documents where meeting_id = $1`, [id]);
  };
  const convened = async (id: string) => {
    await withoutDocuments(id);
    const at = `${pathOf(id)}/convocations`;
    (await fixture.board.post(at, { version: 1 })).as(convocationsOperations.createConvocation);
    await fixture.server.runJobs();
  };
  const listOf = async (id: string) =>
    (await fixture.board.get(`${pathOf(id)}/convocations`)).as(convocationsOperations.listConvocations);

  it('moves within the days of the rules; what was convened stays, and a new convocation can be sent', async () => {
    const { id } = await called();
    await convened(id);
    expect((await listOf(id)).may_send).toBe(false);
    const moved = (await move(id)).as(secondMeetingsOperations.moveSecondMeeting);
    expect(moved).toMatchObject({ version: 1, location: 'De Haven', is_convened: true, may_move: true });
    expect((await planOf()).second).toEqual(moved);
    expect(await meetingAt(pathOf(id))).toMatchObject({ meeting_date: '2026-12-15T18:30:00.000Z' });
    expect(await listOf(id)).toMatchObject({ may_send: true, data: [{ version: 1 }] });
  });

  it('moves once for two presses, and not from what somebody else changed', async () => {
    const { id } = await called();
    const presses = await Promise.all([move(id), move(id)]);
    for (const press of presses) expect(press.as(secondMeetingsOperations.moveSecondMeeting).version).toBe(1);
    expect((await move(id, { start_time: '20:30' })).error?.code).toBe('conflict');
    expect((await move(id, { meeting_day: '2027-01-02', version: 1 })).error?.code).toBe(
      'second_meeting_day',
    );
    expect((await move(id, {}, anna.client)).error?.code).toBe('forbidden');
    expect(
      (
        await fixture.board.call('PUT', `${path}/moment`, {
          body: { meeting_day: '2026-12-15', start_time: '19:30', version: 0 },
        })
      ).error?.code,
    ).toBe('not_called_here');
  });

  it('is cancelled with a reason that the convened read in a mail, and the first can have another', async () => {
    const { id } = await called();
    await convened(id);
    expect((await cancel(id, { reason: ' ' })).error?.code).toBe('validation_failed');
    expect((await cancel(id, { version: 3 })).error?.code).toBe('conflict');
    const responses = await Promise.all([cancel(id), cancel(id)]);
    for (const response of responses)
      expect(response.as(secondMeetingsOperations.cancelSecondMeeting).cancel_reason).toBe(
        'De zaal is dicht.',
      );
    await fixture.server.runJobs();
    const mails = (await fixture.server.mails()).filter(
      ({ to, subject = '' }) =>
        JSON.stringify(to).includes(anna.email) && subject.startsWith('Gaat niet door'),
    );
    expect(mails).toMatchObject([
      {
        subject: 'Gaat niet door: Tweede vergadering: Algemene ledenvergadering op woensdag 9 december 2026',
        text: expect.stringContaining('Waarom: De zaal is dicht.'),
      },
    ]);
    expect(await meetingAt(pathOf(id))).toMatchObject({
      is_cancelled: true,
      cancel_reason: 'De zaal is dicht.',
      first_meeting: { concerns: 'Algemene ledenvergadering' },
    });
    const calendar = await (await anna.client.raw(`/api${pathOf(id)}/calendar`)).text();
    expect(calendar).toContain('STATUS:CANCELLED');
    expect((await move(id, { version: 1 })).error?.code).toBe('meeting_begun');
    expect(await planOf()).toMatchObject({ may_call: true, second: null });
    expect((await called()).id).not.toBe(id);
  });

  it('mails nobody of a cancellation who was not convened', async () => {
    const { id } = await called();
    await cancel(id);
    await fixture.server.runJobs();
    const key = `meeting_cancelled:${id}:%`;
    expect(await rowsOf(`select id from outbox_mails where dedupe_key like $1`, [key])).toEqual([]);
  });

  it('decides about its items: the first no longer votes about them, unless it was cancelled', async () => {
    const { id } = await called();
    const [item, , other] = items;
    const open = (item_id = '') => fixture.open(path, item_id);
    expect((await open(item)).error?.code).toBe('item_at_second_meeting');
    const about = (await open(other)).as(ballotsOperations.openBallot);
    await fixture.board.post(`${path}/ballots/${about.id}/cancel`);
    await cancel(id);
    expect((await open(item)).error).toBeUndefined();
  });
});

describe('the convocation of a second meeting', () => {
  const convene = async (id: string) => {
    const at = `${pathOf(id)}/convocations`;
    const list = (await fixture.board.get(at)).as(convocationsOperations.listConvocations);
    const sent = (await fixture.board.post(at, { version: 1 })).as(convocationsOperations.createConvocation);
    const bytes = await (await fixture.board.raw(`/api${at}/${sent.id}/pdf`)).arrayBuffer();
    return { list, text: (await readBack(new Uint8Array(bytes))).pages.join(' ').replaceAll(/\s+/gu, ' ') };
  };

  it('names the first meeting, the quorum that holds and the notice', async () => {
    const { id } = await called();
    await rowsOf(`update meetings set sent_date = null where id = $1`, [id]);
    await rowsOf(`delete from meeting_item_documents where association_id = $1`, [fixture.association.id]);
    await rowsOf(`delete from meeting_documents where meeting_id = $1`, [id]);
    const { list, text } = await convene(id);
    expect(list.notice).toEqual({ days_given: 18, days_needed: 15, days_urgent: null });
    expect(text).toContain('Dit is de tweede vergadering.');
    expect(text).toContain('Algemene ledenvergadering, vrijdag 20 november 2026');
    expect(text).toContain('geen quorum nodig');
    expect(text).toContain('18 dagen (nodig: 15 dagen)');
  });

  it('says that the notice is too short, and forbids nothing', async () => {
    const { id } = await called();
    await rowsOf(`update meetings set meeting_date = $1 where id = $2`, [
      new Date(fixture.server.clock.now().getTime() + 5 * DAY_MS),
      id,
    ]);
    await rowsOf(`delete from meeting_item_documents where association_id = $1`, [fixture.association.id]);
    await rowsOf(`delete from meeting_documents where meeting_id = $1`, [id]);
    const { list, text } = await convene(id);
    expect(list.notice).toEqual({ days_given: 4, days_needed: 15, days_urgent: null });
    expect(text).toContain('4 dagen. Dat is korter dan de 15 dagen van de stemregels.');
  });
});
