import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { noteChanges, noteChangesOfMember } from '../database/replica/association-changes.repository.ts';
import { withReplica } from '../database/replica/reads-of-call.ts';
import type { Foundation } from '../foundation.ts';
import { isChange } from './is-change.ts';

/**
 * Calls that change nothing read from the replica, as far as it shows the association's last change (docs/decisions/0207).
 * The position of a change is noted before the response leaves. The gate reads from the primary, so that a right that ends
 * is lost at once.
 */
export function readFromReplica(
  api: FastifyInstance,
  { database, log }: Pick<Foundation, 'database'> & { log: FastifyBaseLogger },
): void {
  if (!database.replica) return;
  api.addHook('preHandler', (request, _, done) => {
    const { caller } = request;
    if (!caller?.membership || isChange(request)) done();
    else withReplica(caller.last_change ?? 0, done);
  });
  api.addHook('onSend', async (request, _, payload) => {
    const { caller } = request;
    if (caller && isChange(request)) {
      const noted = caller.membership
        ? noteChanges(database, [caller.membership.association_id])
        : noteChangesOfMember(database, caller.user_id);
      // The change is made. Without the note, the replica may lack the change for as long as changes of imports.
      await noted.catch(() => log.warn('the position of a change could not be noted'));
    }
    return payload;
  });
}
