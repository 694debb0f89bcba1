import { describe, expect, it } from '@jest/globals';
import { meetingsUrl, toQuery } from './meetings.endpoints.ts';

describe('the settings of the meetings', () => {
  it.each([
    ['', {}],
    ['?zoek=notulen&jaar=2023', { q: 'notulen', year: 2023 }],
    ['?komend=2&pagina=3', { upcomingPage: 2, page: 3 }],
  ])('are in the URL as "%s"', (url, settings) => {
    expect(meetingsUrl.write(settings)).toBe(url);
    expect(meetingsUrl.read(new URLSearchParams(url))).toEqual(settings);
  });

  it.each([
    [{}, { period: 'upcoming' }, { period: 'past' }],
    [{ page: 2 }, { period: 'upcoming' }, { period: 'past', page: 2 }],
    [{ upcomingPage: 2 }, { period: 'upcoming', page: 2 }, { period: 'past' }],
    [
      { q: 'notulen', year: 2023 },
      { period: 'upcoming', q: 'notulen', year: 2023 },
      { period: 'past', q: 'notulen', year: 2023 },
    ],
  ])('%j give the query %j for upcoming meetings and %j for past meetings', (settings, upcoming, past) => {
    expect(toQuery(settings, 'upcoming')).toEqual(upcoming);
    expect(toQuery(settings, 'past')).toEqual(past);
  });

  it('select some of the meetings if they have words or a year, but not if they only have a page', () => {
    expect([{ q: 'dak' }, { year: 2023 }].map(meetingsUrl.isFiltered)).toEqual([true, true]);
    expect([{}, { page: 2 }, { upcomingPage: 2 }].map(meetingsUrl.isFiltered)).toEqual([false, false, false]);
  });
});
