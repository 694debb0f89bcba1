import type { Foundation } from '../platform/foundation.ts';
import { writeAudit } from '../platform/security/audit.ts';

/**
 * Writes into the audit log that the operator read personal data. Call this before the data is printed.
 * @param command the words of the command, such as `users show`. @param about the member, if the command reads of one.
 */
export async function noteOperatorLook(
  { database: { queries }, now }: Pick<Foundation, 'database' | 'now'>,
  command: string,
  about: { user_id?: string | undefined; association?: string | undefined } = {},
): Promise<void> {
  const { user_id = null, association } = about;
  await writeAudit(queries, {
    action: 'operator_looked',
    happened_at: now(),
    user_id,
    details: { by: 'operator', command, ...(association !== undefined && { association }) },
  });
}
