import { parseArgs } from 'node:util';
import { normalizeText } from '@mijn/domain/texts';
import { createImpersonationLink } from '../modules/accounts/auth/impersonation.service.ts';
import type { Run } from './run.ts';
import { UsageFault } from './usage.ts';

export function impersonateCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: {
      staff: { type: 'string' },
      customer: { type: 'string' },
      reason: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { staff, customer, write } = values;
  const reason = values.reason && normalizeText(values.reason);
  if (!staff || !customer || !reason)
    throw new UsageFault('impersonate needs --staff, --customer and --reason.');
  return (foundation) => createImpersonationLink(foundation, { staff, customer, reason, canWrite: write });
}
