import type { MeetingsQuery } from '@mijn/domain/meetings';
import { addressFormat, type SettingChanges, type SettingsOf } from '../../shared/tables/address-format.ts';
import type { ChangeSettings } from '../../shared/tables/use-list-settings.ts';

/** All of it is passing: who comes again sees the next meeting first, whatever year was looked at before. */
const spec = {
  q: ['zoek', 'text', 'passing'],
  year: ['jaar', 'year', 'passing'],
  upcomingPage: ['komend', 'page'],
  /** Of the past meetings. */
  page: ['pagina', 'page'],
} as const;

/** What a member set above the meetings. It stands in the address, so that a link shows the same. */
export type MeetingsSettings = SettingsOf<typeof spec>;

export type MeetingsChanges = SettingChanges<MeetingsSettings>;

export type ChangeMeetings = ChangeSettings<MeetingsSettings>;

export const meetingsAddress = addressFormat(spec);

export const noFilter: MeetingsChanges = { q: undefined, year: undefined };

/** Whether some meetings are looked for, and not all of them shown. */
export const isFiltered = ({ q, year }: MeetingsSettings): boolean => q !== undefined || year !== undefined;

/** The settings as the query of one of the two lists. The server puts each in its own order. */
export function toQuery(
  { upcomingPage, page, ...filters }: MeetingsSettings,
  period: NonNullable<MeetingsQuery['period']>,
) {
  return { ...filters, period, page: period === 'upcoming' ? upcomingPage : page };
}
