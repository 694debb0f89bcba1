import ICAL from 'ical.js';

const text = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '');

/** Reads times by the time zone rules in the file. */
const momentOf = (value: unknown): string => {
  if (!(value instanceof ICAL.Time)) throw new Error(`${String(value)} is no time.`);
  return new Date(value.toUnixTime() * 1000).toISOString();
};

/** Reads a file with a separate parser, and by the time zone in the file. */
export function readCalendar(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone') ?? {});
  ICAL.TimezoneService.register(zone);
  const events = root.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary, location, description, organizer } = new ICAL.Event(
      component,
    );
    return {
      uid,
      sequence,
      stamp: momentOf(component.getFirstPropertyValue('dtstamp')),
      modified: momentOf(component.getFirstPropertyValue('last-modified')),
      zone: startDate.zone.tzid,
      start: momentOf(startDate),
      end: momentOf(endDate),
      summary,
      location,
      description,
      organizer,
      status: text(component, 'status'),
      url: text(component, 'url'),
    };
  });
  const calendar = {
    version: text(root, 'version'),
    method: text(root, 'method'),
    name: text(root, 'x-wr-calname'),
    refresh: text(root, 'refresh-interval'),
  };
  return { calendar, events };
}
