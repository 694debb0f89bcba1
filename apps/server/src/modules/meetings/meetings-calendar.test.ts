import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMeetingsFixture, type MeetingsFixture } from './testing/meetings-fixture.ts';
import { readCalendar } from './testing/read-calendar.ts';

let fixture: MeetingsFixture;
beforeAll(async () => {
  fixture = await createMeetingsFixture({ appUrl: new URL('https://mijn.waterpas.example') });
});
afterAll(() => fixture.stop());

async function fileOf(search: string) {
  const response = await fixture.owner.raw(`/api${fixture.path}/${await fixture.idOf(search)}/calendar`);
  return { headers: response.headers, text: await response.text() };
}
const eventOf = async (search: string) => readCalendar((await fileOf(search)).text).events[0];

const change = (row: string) => fixture.importRows({ meetings: row });

describe('the calendar file of a meeting', () => {
  it('is an attachment with the right type and a descriptive name', async () => {
    const { headers } = await fileOf('piet');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Vergadering VvE De Kade 9-12-2026.ics"/u,
    );
  });

  it('contains the subject, time, location and organiser', async () => {
    const id = await fixture.idOf('piet');
    const { text } = await fileOf('piet');
    const { calendar, events } = readCalendar(text);
    expect(calendar).toMatchObject({ version: '2.0', method: 'PUBLISH' });
    expect(events).toEqual([
      {
        uid: `${id}@waterpas`,
        sequence: 0,
        stamp: '2026-11-20T12:00:00.000Z',
        modified: '2026-11-20T12:00:00.000Z',
        zone: 'Europe/Amsterdam',
        start: '2026-12-09T18:30:00.000Z',
        end: '2026-12-09T20:30:00.000Z',
        summary: 'VvE De Kade: Algemene ledenvergadering',
        location: 'Buurthuis De Sluis',
        description: expect.stringContaining('Vergadercoach: Piet Jansen\n'),
        url: `https://mijn.waterpas.example/meetings/${id}?vve=1001`,
        organizer: 'mailto:info@waterpas.example',
        status: 'CONFIRMED',
      },
    ]);
  });

  it('contains the link of a meeting that members can attend online', async () => {
    const link = 'https://vergaderen.example.nl/alv?code=1,2;3';
    await change(`1001,O,2027-03-01T19:30:00+01:00,,Op afstand,,,,,,,"${link}"`);
    const unfolded = (await fileOf('afstand')).text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL="Online meedoen":${link}\r\n`);
    expect((await eventOf('afstand'))?.description).toContain(`Online meedoen: ${link}\n`);
    expect((await fileOf('piet')).text).not.toContain('CONFERENCE');
  });

  it('uses Dutch time also in summer, and the end time of the meeting', async () => {
    const summer = await eventOf('dakgoot');
    expect(summer).toMatchObject({ start: '2026-06-10T17:30:00.000Z', end: '2026-06-10T20:00:00.000Z' });
    expect((await fileOf('dakgoot')).text).toContain('DTSTART;TZID=Europe/Amsterdam:20260610T193000\r\n');
  });

  it('escapes characters that end a value', async () => {
    expect((await eventOf('dakgoot'))?.location).toBe("Café 't Hoekje, Rotterdam");
    expect((await fileOf('dakgoot')).text).toContain(String.raw`LOCATION:Café 't Hoekje\, Rotterdam`);
  });

  it('has lines of at most 75 bytes with a line break, and no empty lines', async () => {
    await change(`1001,L,2027-01-01T19:30:00+01:00,,${'Één ü €uro 🏠 '.repeat(20)},,,,,`);
    const { text } = await fileOf('€uro');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.slice(0, -2).split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/u);
    expect(lines).not.toContain('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(readCalendar(text).events[0]?.summary).toBe(`VvE De Kade: ${'Één ü €uro 🏠 '.repeat(20).trim()}`);
  });

  it('has a higher sequence only if the subject, time, location or link changes', async () => {
    const versions = [];
    for (const row of [
      '1001,V,2027-02-01T19:30:00+01:00,,Versies,,,Zaal 1,,',
      '1001,V,2027-02-01T19:30:00+01:00,,Versies,,,Zaal 1,,',
      '1001,V,2027-02-01T19:30:00+01:00,,Versies,Bestuur,Karin,Zaal 1,,2027-01-12',
      '1001,V,2027-02-01T19:30:00+01:00,,Versies,Bestuur,Karin,Zaal 2,,2027-01-12',
      '1001,V,2027-02-01T20:00:00+01:00,,Versies,Bestuur,Karin,Zaal 2,,2027-01-12',
      '1001,V,2027-02-01T20:00:00+01:00,2027-02-01T21:00:00+01:00,Versies,Bestuur,Karin,Zaal 2,,2027-01-12',
      '1001,V,2027-02-01T20:00:00+01:00,2027-02-01T21:00:00+01:00,Versies twee,Bestuur,Karin,,,',
      '1001,V,2027-02-01T20:00:00+01:00,2027-02-01T21:00:00+01:00,Versies twee,Bestuur,Karin,,,,,https://a.example.nl',
    ]) {
      fixture.server.clock.pass(60_000);
      await change(row);
      const event = await eventOf('versies');
      versions.push([event?.sequence, event?.modified.slice(11, 16)]);
    }
    expect(versions.map(([sequence]) => sequence)).toEqual([0, 0, 0, 1, 2, 3, 4, 5]);
    expect(versions[1]).toEqual(versions[0]);
    expect(versions[2]?.[1]).not.toBe(versions[0]?.[1]);
  });
});
