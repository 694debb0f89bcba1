import { parseArgs } from 'node:util';
import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';
import { MAINTENANCE_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { showsText } from '@mijn/domain/texts';
import { v7 as newId } from 'uuid';
import { writeAudit } from '../platform/security/audit.ts';
import { maintenanceAt } from '../platform/maintenance/maintenance-source.ts';
import {
  clearMode,
  findStoredMode,
  setMode,
  type StoredMode,
} from '../platform/maintenance/maintenance.repository.ts';
import { inTransaction } from '../platform/database/index.ts';
import { typedLine } from '../platform/texts/typed-text.ts';
import { minuteOf } from './banner.ts';
import { readDutchMoment } from '../platform/texts/dutch-moment.ts';
import { json, printed, type Run } from './run.ts';
import { UsageFault } from './usage.ts';

export function describeMaintenance(mode: StoredMode | undefined, at: Date): string {
  if (!mode || !maintenanceAt(mode, at)) return 'off';
  const until = mode.ends_at === null ? 'until it is turned off' : `until ${minuteOf(mode.ends_at)}`;
  return `on since ${minuteOf(mode.began_at)}, ${until}: "${mode.message}"`;
}

function defaultText(portal: string, ends_at: Date | null): string {
  if (ends_at === null)
    return `Wij doen onderhoud aan ${portal}. U kunt nu alles bekijken, maar niets wijzigen.`;
  const time = dutchTime(ends_at);
  return `Wij doen onderhoud aan ${portal}. U kunt alles bekijken, maar niets wijzigen tot ${formatLongDate(time)}, ${formatTime(time)}.`;
}

function onCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { text: { type: 'string' }, until: { type: 'string' }, ...json },
  });
  const text = values.text === undefined ? undefined : typedLine(values.text);
  const ends_at = values.until === undefined ? null : readDutchMoment(values.until);
  if (ends_at === undefined) {
    throw new UsageFault(
      `maintenance on: --until ${values.until} is not a moment: write it like "2026-12-05 23:00", in Dutch time.`,
    );
  }
  if (text !== undefined && !showsText(text)) throw new UsageFault('maintenance on: --text is empty.');
  if (text !== undefined && text.length > MAINTENANCE_TEXT_LENGTH_MAX) {
    throw new UsageFault(
      `maintenance on: --text has ${text.length} characters; at most ${MAINTENANCE_TEXT_LENGTH_MAX} are allowed.`,
    );
  }
  return async ({ database: { queries }, config, now }) => {
    const began_at = now();
    if (ends_at !== null && ends_at <= began_at) {
      throw new UsageFault('maintenance on: --until must be later than now.');
    }
    const message = text ?? defaultText(config.brand.portal_name, ends_at);
    const mode = { id: newId(), message, began_at, ends_at };
    await inTransaction(queries, async (transaction) => {
      await setMode(transaction, mode);
      await writeAudit(transaction, {
        action: 'maintenance_began',
        happened_at: began_at,
        details: { by: 'operator', message, ...(ends_at && { ends_at: ends_at.toISOString() }) },
      });
    });
    const state = describeMaintenance(mode, began_at);
    const sentence = `Maintenance is ${state}\nEvery server refuses changes within five seconds; those that it has begun still end.`;
    return printed(values.json, sentence, { is_on: true, message, ends_at });
  };
}

function offCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: json });
  return async ({ database: { queries }, now }) => {
    const wasOn = await inTransaction(queries, async (transaction) => {
      const isCleared = await clearMode(transaction, now());
      if (isCleared) {
        const details = { by: 'operator' };
        await writeAudit(transaction, { action: 'maintenance_ended', happened_at: now(), details });
      }
      return isCleared;
    });
    const sentence = wasOn
      ? 'Maintenance is off. Members change things again within five seconds.'
      : 'Maintenance was not on.';
    return printed(values.json, sentence, { is_on: false });
  };
}

export function maintenanceCommand(args: string[]): Run {
  const [action, ...rest] = args;
  if (action === 'on') return onCommand(rest);
  if (action === 'off') return offCommand(rest);
  if (action !== undefined && !action.startsWith('-')) {
    throw new UsageFault('maintenance takes on, off, or nothing.');
  }
  const { values } = parseArgs({ args, options: json });
  return async ({ database, now }) => {
    const mode = await findStoredMode(database);
    const is_on = maintenanceAt(mode, now()) !== null;
    const { message = null, ends_at = null } = (is_on && mode) || {};
    return printed(values.json, `Maintenance is ${describeMaintenance(mode, now())}.`, {
      is_on,
      message,
      ends_at,
    });
  };
}
