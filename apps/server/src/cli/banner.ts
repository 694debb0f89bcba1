import { parseArgs } from 'node:util';
import { dutchTime } from '@mijn/domain/formats';
import { MAINTENANCE_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { maintenanceKinds } from '@mijn/domain/maintenance/contract';
import { showsText } from '@mijn/domain/texts';
import { v7 as newId } from 'uuid';
import { bannerAt } from '../platform/maintenance/maintenance-source.ts';
import {
  clearBanner,
  findStoredBanner,
  setBanner,
  type StoredBanner,
} from '../platform/maintenance/maintenance.repository.ts';
import { typedLine } from '../platform/texts/typed-text.ts';
import { readDutchMoment } from '../platform/texts/dutch-moment.ts';
import type { Run } from './run.ts';
import { UsageFault } from './usage.ts';

export const minuteOf = (moment: Date): string => dutchTime(moment).slice(0, 16).replace('T', ' ');

/** Writes times in Dutch time. */
export function describeBanner(banner: StoredBanner | undefined, at: Date): string {
  if (!banner || (banner.shown_until !== null && banner.shown_until <= at)) return 'none';
  const { kind, message, shown_from, shown_until } = banner;
  const from = bannerAt(banner, at) ? 'shown now' : `shown from ${minuteOf(shown_from)}`;
  const until = shown_until === null ? 'until it is cleared' : `until ${minuteOf(shown_until)}`;
  return `"${message}" (${kind}), ${from} ${until}`;
}

/** @throws UsageFault if the text is no moment. */
function readMoment(option: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = readDutchMoment(text);
  if (moment) return moment;
  throw new UsageFault(
    `banner set: --${option} ${text} is not a moment: write it like 2026-12-05 22:00, in Dutch time.`,
  );
}

function setCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: {
      text: { type: 'string', default: '' },
      from: { type: 'string' },
      until: { type: 'string' },
      kind: { type: 'string', default: 'info' },
    },
  });
  const message = typedLine(values.text);
  if (!showsText(message)) throw new UsageFault('banner set needs --text <text>.');
  if (message.length > MAINTENANCE_TEXT_LENGTH_MAX) {
    throw new UsageFault(
      `banner set: --text has ${message.length} characters; at most ${MAINTENANCE_TEXT_LENGTH_MAX} are allowed.`,
    );
  }
  const kind = maintenanceKinds.find((known) => known === values.kind);
  if (!kind) throw new UsageFault(`banner set: --kind must be one of ${maintenanceKinds.join(', ')}.`);
  const from = readMoment('from', values.from);
  const shown_until = readMoment('until', values.until) ?? null;
  return async ({ database: { queries }, now }) => {
    const shown_from = from ?? now();
    if (shown_until !== null && (shown_until <= shown_from || shown_until <= now())) {
      throw new UsageFault('banner set: --until must be later than now, and than --from.');
    }
    const banner = { id: newId(), kind, message, shown_from, shown_until };
    await setBanner(queries, banner);
    return `The banner is ${describeBanner(banner, now())}. Pages show it at once, and open tabs within a minute.`;
  };
}

export function bannerCommand([action, ...args]: string[]): Run {
  if (action === 'set') return setCommand(args);
  if (args.length > 0 || (action !== undefined && action !== 'clear')) {
    throw new UsageFault('banner takes set, clear, or nothing.');
  }
  if (action === undefined) {
    return async ({ database, now }) =>
      `The banner is ${describeBanner(await findStoredBanner(database), now())}.`;
  }
  return async ({ database: { queries } }) =>
    (await clearBanner(queries))
      ? 'The banner is cleared. Open tabs lose it within a minute.'
      : 'There was no banner.';
}
