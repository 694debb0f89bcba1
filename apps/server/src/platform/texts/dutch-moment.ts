import { dutchTime, isDay } from '@mijn/domain/formats';

const DUTCH = /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d))?$/u;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/u;

/** The differences of Dutch time to UTC: summer time and winter time. */
const ZONES = ['+02:00', '+01:00'];

/**
 * Reads `2026-12-01 09:30`, `2026-12-01` for midnight, or a moment with its time zone. Returns undefined for any other
 * text, and for a time that the change to summer time leaves out.
 */
export function readDutchMoment(text: string): Date | undefined {
  if (WITH_ZONE.test(text)) {
    const moment = new Date(text);
    return isDay(text.slice(0, 10)) && !Number.isNaN(moment.getTime()) ? moment : undefined;
  }
  const { day = '', time = '00:00' } = DUTCH.exec(text)?.groups ?? {};
  if (!isDay(day)) return undefined;
  const local = `${day}T${time}:00`;
  return ZONES.map((zone) => new Date(local + zone)).find((moment) => dutchTime(moment) === local);
}
