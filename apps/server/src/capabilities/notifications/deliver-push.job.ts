import { object, string } from 'yup';
import { type Attempt, defineJob } from '../../platform/jobs/define-job.ts';
import { findPushKeys } from '../../platform/push/push-keys.ts';
import { deleteGone } from '../../platform/push/push.repository.ts';
import { sendPush } from '../../platform/push/send-push.ts';
import { composePush } from './compose-push.ts';
import { findPushTarget } from './pushes.repository.ts';
import type { MailSourceContext } from './sources.ts';

/** The attempts take about half an hour. Later, a push is no news. */
const ATTEMPTS_MAX = 8;

function stopSignal({ aborted }: Attempt): AbortSignal {
  const controller = new AbortController();
  aborted.catch(() => controller.abort());
  return controller.signal;
}

/**
 * Sends a push with the rights, choices and texts of this moment. After a kill it may be sent twice, and the second one replaces
 * the first on the device. A push that a service refuses is given up, because it would refuse it again.
 */
export const deliverPush = defineJob({
  name: 'deliver_push',
  pace: 'remote',
  data: object({
    association_id: string().required(),
    run_id: string().required(),
    subscription_id: string().required(),
  }),
  attemptsMax: ATTEMPTS_MAX,
  run: async (context: MailSourceContext, data, attempt) => {
    const { queries } = context.database;
    const target = await findPushTarget(queries, data, context.sources.notifications, context.now());
    const keys = await findPushKeys(context);
    if (!target || !keys) return undefined;
    const source = context.sources.notifications.find(({ kind }) => kind === target.kind);
    const { association_id, run_id } = data;
    const content = await source?.describe(queries, { association_id, entity_id: target.entity_id });
    if (!content || content.author.id === target.user_id) return undefined;
    const message = composePush({ ...target, run_id }, content);
    const result = await sendPush(context, keys, target, message, stopSignal(attempt));
    if (result.kind === 'gone') await deleteGone(queries, target);
    // The address of a device at its push service is a secret.
    const about = { push: target.id, service: new URL(target.endpoint).host };
    if (result.kind === 'refused') context.log.warn({ ...about, fault: result.fault }, 'a push was refused');
    if (result.kind !== 'failed') return undefined;
    context.log.warn({ ...about, fault: result.fault, attempts: attempt.number }, 'a push was not taken');
    return 'retry';
  },
});
