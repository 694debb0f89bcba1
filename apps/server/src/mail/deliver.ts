import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { outboxMails, type Queries } from '../database/index.ts';
import type { Transport } from './transport.ts';

const SECOND_MS = 1000;
const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = 3600 * SECOND_MS;

/** About a day and a half of trying. */
const ATTEMPTS_MAX = 40;

/** Twice as long after every failure, up to an hour. */
const waitAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** What is left of a mail that is done: no text, because it may hold a link that lets someone in. */
const DONE = { text_body: '', html_body: '' };

async function outcomeOf(
  mail: typeof outboxMails.$inferSelect,
  { transport, now, log }: Delivery,
): Promise<Partial<typeof outboxMails.$inferInsert>> {
  const attempts = mail.attempts + 1;
  try {
    await transport.send(mail);
    return { attempts, sent_at: now(), ...DONE };
  } catch (error) {
    const isLast = attempts >= ATTEMPTS_MAX;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ mail: mail.id, attempts, code, isLast }, 'a mail was not taken');
    if (isLast) return { attempts, failed_at: now(), ...DONE };
    return { attempts, next_attempt_at: new Date(now().getTime() + waitAfter(attempts)) };
  }
}

/** What delivering needs. */
export interface Delivery {
  queries: Queries;
  transport: Transport;
  now: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Tries the mail that is due longest. Its row is locked meanwhile: several servers never send the same one.
 * @returns whether there was one.
 */
export async function deliverNext(delivery: Delivery): Promise<boolean> {
  const { queries, now } = delivery;
  return queries.transaction(async (transaction) => {
    const [mail] = await transaction
      .select()
      .from(outboxMails)
      .where(
        and(
          isNull(outboxMails.sent_at),
          isNull(outboxMails.failed_at),
          lte(outboxMails.next_attempt_at, now()),
        ),
      )
      .orderBy(asc(outboxMails.next_attempt_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return false;
    await transaction
      .update(outboxMails)
      .set(await outcomeOf(mail, delivery))
      .where(eq(outboxMails.id, mail.id));
    return true;
  });
}
