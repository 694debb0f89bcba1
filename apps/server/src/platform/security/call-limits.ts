import { MINUTE_MS, SEARCHES_PER_MINUTE, UPLOADS_PER_MINUTE, ZIPS_PER_MINUTE } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { callCounts, type Queries } from '../database/index.ts';
import { AppError } from '../wire/app-error.ts';
import type { CostlyCall } from '../wire/caller.ts';
import { latestStored } from './clock.ts';
import { hashToken } from './digest.ts';
import { recentRefusalsOf } from './recent-refusals.ts';
import { slowDown } from './slow-down.ts';

const PER_MINUTE: Record<CostlyCall, number> = {
  search: SEARCHES_PER_MINUTE,
  upload: UPLOADS_PER_MINUTE,
  zip: ZIPS_PER_MINUTE,
};

/** Counts a call, and begins a new minute if the last one has passed, or if the clock was set back since. */
async function count(queries: Queries, row: { user_id: string; kind: CostlyCall }, now: Date) {
  const { minute_began_at, total } = callCounts;
  const isSameMinute = sql`${minute_began_at} between ${new Date(now.getTime() - MINUTE_MS + 1)} and ${latestStored(now)}`;
  const [counted] = await queries
    .insert(callCounts)
    .values({ ...row, minute_began_at: now, total: 1 })
    .onConflictDoUpdate({
      target: [callCounts.user_id, callCounts.kind],
      set: {
        total: sql`case when ${isSameMinute} then ${total} + 1 else 1 end`,
        minute_began_at: sql`case when ${isSameMinute} then ${minute_began_at} else excluded.minute_began_at end`,
      },
    })
    .returning({ minute_began_at, total });
  if (!counted) throw new Error('A call was not counted.');
  return counted;
}

/** @throws AppError `too_many_requests` with the seconds until the member's next minute (decision 202). */
export async function countCall(
  queries: Queries,
  user_id: string,
  kind: CostlyCall,
  now: Date,
): Promise<void> {
  const subject = hashToken(`call:${kind}:${user_id}`);
  const refusals = recentRefusalsOf(queries);
  let until = refusals.find(subject, now.getTime());
  if (until === undefined) {
    const { minute_began_at, total } = await count(queries, { user_id, kind }, now);
    if (total <= PER_MINUTE[kind]) return;
    until = minute_began_at.getTime() + MINUTE_MS;
    refusals.add(subject, until, now.getTime());
  } else await slowDown();
  const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  throw new AppError('too_many_requests', { retryAfter });
}
