import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meetingsOperations } from '@mijn/domain/meetings';
import { overviewOperations } from '@mijn/domain/overview';
import { searchOperations } from '@mijn/domain/search';
import { createMeetingsFixture, type MeetingsFixture } from './testing/meetings-fixture.ts';
import { readCalendar } from './testing/read-calendar.ts';

let fixture: MeetingsFixture;
let feed: URL;
beforeAll(async () => {
  fixture = await createMeetingsFixture();
  const { address } = (await fixture.owner.get('/calendar-feed')).as(meetingsOperations.getCalendarFeed);
  feed = new URL(address);
});
afterAll(() => fixture.stop());

const deliver = (isCancelled: '' | 'yes' | 'no') =>
  fixture.importRows({
    meetings: `1001,M3,2026-12-09T19:30:00+01:00,,Algemene ledenvergadering,Bestuur,Piet Jansen,Buurthuis De Sluis,2027-01-01,2026-11-18,${isCancelled}`,
  });

const upcoming = async (filter = '') =>
  (await fixture.owner.get(`${fixture.path}?period=upcoming${filter}`)).as(meetingsOperations.listMeetings)
    .data;

async function eventInFeed() {
  const response = await fixture.server.client().raw(feed.pathname + feed.search);
  return readCalendar(await response.text()).events.find(({ start }) => start.startsWith('2026-12-09'));
}

async function nextInOverview() {
  const path = `/associations/${fixture.association.id}/overview?parts=meetings`;
  const { meetings } = (await fixture.owner.get(path)).as(overviewOperations.getOverview);
  return [meetings?.data.map(({ concerns, is_cancelled }) => [concerns, is_cancelled]), meetings?.total];
}

const JAARVERGADERING = ['Jaarvergadering', false];
const ALV = 'Algemene ledenvergadering';

describe('a cancelled meeting', () => {
  it('stays in the list and in its own page, and says that it is cancelled', async () => {
    await deliver('yes');
    const [first, second] = await upcoming();
    expect([first?.concerns, first?.is_cancelled]).toEqual([ALV, true]);
    expect(second?.is_cancelled).toBe(false);
    expect(await upcoming('&is_cancelled=false')).toHaveLength(1);
    const meeting = (await fixture.owner.get(`${fixture.path}/${first?.id}`)).as(
      meetingsOperations.getMeeting,
    );
    expect(meeting.is_cancelled).toBe(true);
  });

  it('is not the next meeting of the overview, which shows it before the next one', async () => {
    await deliver('no');
    expect(await nextInOverview()).toEqual([[[ALV, false]], 2]);
    await deliver('yes');
    expect(await nextInOverview()).toEqual([[[ALV, true], JAARVERGADERING], 1]);
  });

  it('is found by the search, which says that it is cancelled', async () => {
    const find = async () => {
      const path = `/associations/${fixture.association.id}/search?q=ledenvergadering`;
      const { data } = (await fixture.owner.get(path)).as(searchOperations.search);
      const { hits = [] } = data.find(({ kind }) => kind === 'meetings') ?? {};
      return hits
        .filter(({ date }) => date?.startsWith('2026-12-09'))
        .map(({ is_cancelled }) => is_cancelled);
    };
    await deliver('yes');
    expect(await find()).toEqual([true]);
    await deliver('no');
    expect(await find()).toEqual([false]);
    await deliver('yes');
  });

  it('is cancelled in calendars with a higher sequence, and a later import restores it', async () => {
    await deliver('no');
    const planned = await eventInFeed();
    expect(planned?.status).toBe('CONFIRMED');
    fixture.server.clock.pass(60_000);
    await deliver('yes');
    const cancelled = await eventInFeed();
    expect(cancelled).toMatchObject({
      uid: planned?.uid,
      status: 'CANCELLED',
      sequence: Number(planned?.sequence) + 1,
      summary: `Geannuleerd: VvE De Kade: ${ALV}`,
    });
    expect(cancelled?.modified).not.toBe(planned?.modified);
    await deliver('');
    expect(await eventInFeed()).toMatchObject({
      status: 'CONFIRMED',
      sequence: Number(planned?.sequence) + 2,
      summary: `VvE De Kade: ${ALV}`,
    });
  });
});
