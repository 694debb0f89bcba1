import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import { findUser } from '../modules/accounts/auth/users.repository.ts';
import { type AuditLine, listAuditEntries } from '../modules/accounts/security/audit.repository.ts';
import { readDutchMoment } from '../platform/texts/dutch-moment.ts';
import { noteOperatorLook } from './note-operator-look.ts';
import { faultOfMax, type Run, timeOf } from './run.ts';
import { UsageFault } from './usage.ts';

const MAX_DEFAULT = '200';

function lineOf({ happened_at, action, email, staff_email, association, details }: AuditLine): string {
  const parts = [
    timeOf(happened_at),
    action,
    email ?? '-',
    ...(staff_email === null ? [] : [`by=${staff_email}`]),
    ...(association === null ? [] : [`association=${association}`]),
    // JSON keeps a value on one line, also one that somebody else wrote, such as a reason.
    ...Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ];
  return parts.join('  ');
}

/** Prints the newest entries of one member or since a time, the oldest first. */
export function auditCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: {
      member: { type: 'string' },
      since: { type: 'string' },
      max: { type: 'string', default: MAX_DEFAULT },
    },
  });
  const { member, max } = values;
  const since = values.since === undefined ? undefined : readDutchMoment(values.since);
  const faults = [
    member === '' ? 'audit: --member is the e-mail address of a member.' : undefined,
    values.since !== undefined && since === undefined
      ? `audit: --since ${values.since} is not a moment: write it like 2026-12-01 or "2026-12-01 09:30".`
      : undefined,
    faultOfMax('audit', max),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new UsageFault(faults.join('\n'));
  return async (foundation) => {
    const { queries } = foundation.database;
    const user = member === undefined ? undefined : await findUser(queries, 'email', member.trim());
    if (member !== undefined && !user) throw new StartFault(`--member: nobody signs in as ${member}.`);
    const entries = await listAuditEntries(queries, { user_id: user?.id, since, max: Number(max) });
    await noteOperatorLook(foundation, 'audit', { user_id: user?.id });
    if (entries.length === 0) return 'The audit log has no such entries.';
    const rest =
      entries.length === Number(max) ? ['', `These are the newest ${max}. Older ones need --max.`] : [];
    return [...entries.map(lineOf), ...rest].join('\n');
  };
}
