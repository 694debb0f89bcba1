import type { RequestedKind } from '@mijn/domain/notifications';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Queries } from '../../platform/database/index.ts';
import { notificationRuns } from './notifications.tables.ts';
import { writeNotifications } from './write-notifications.job.ts';

export interface NotificationRequest {
  association_id: string;
  kind: RequestedKind;
  /** The id that the `notifications` of the module describe. */
  entity_id: string;
}

interface Planned {
  now: Date;
  dueAt: Date;
}

/**
 * Call this in the transaction of the publication (docs/product.md#notifications-owners). A repeat before the mails are
 * written changes their time; a later one mails again, in the same conversation. @param planned the time of a publication
 * in the future. The mails are written then, if `describe` finds the entity published. Without it, they are written at
 * once.
 */
export async function requestNotification(
  transaction: Queries,
  { association_id, kind, entity_id }: NotificationRequest,
  planned?: Planned,
): Promise<void> {
  const { association_id: association, kind: ofKind, entity_id: entity, written_at } = notificationRuns;
  const due_at = planned?.dueAt ?? null;
  const [run] = await transaction
    .insert(notificationRuns)
    .values({ association_id, id: newId(), kind, entity_id, due_at })
    .onConflictDoUpdate({
      target: [association, ofKind, entity],
      targetWhere: sql`${written_at} is null`,
      set: { due_at },
    })
    .returning({ id: notificationRuns.id });
  if (!run) return;
  const delayMs = planned ? Math.max(0, planned.dueAt.getTime() - planned.now.getTime()) : 0;
  await writeNotifications.add(transaction, { association_id, run_id: run.id }, { delayMs, key: run.id });
}
