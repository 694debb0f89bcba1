import type { WebhookSubject } from '@mijn/domain/webhooks';
import { type Outcome, outcomeOf } from '../import/outcomes.ts';
import { requestWebhooks } from './request-webhooks.ts';
import type { ImportContext } from '../import/import-context.ts';

export async function toldIfCreated(
  { queries, now }: Pick<ImportContext, 'queries' | 'now'>,
  rows: readonly { is_new: boolean; id: string }[],
  subject: Omit<WebhookSubject, 'id'>,
): Promise<Outcome> {
  const outcome = outcomeOf(rows);
  const [row] = rows;
  if (row && outcome === 'created') await requestWebhooks(queries, { ...subject, id: row.id }, now);
  return outcome;
}
