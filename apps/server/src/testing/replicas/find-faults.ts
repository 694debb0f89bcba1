import { and, count, gte, inArray, isNull } from 'drizzle-orm';
import { type Database, idempotencyKeys, outboxMails, sessions } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/security/digest.ts';
import type { Call } from './ledger.ts';

interface Run {
  database: Pick<Database, 'queries'>;
  calls: readonly Call[];
  mails: readonly string[];
  startedAt: Date;
}

const MESSAGE_ID = /^message-id:\s*<([^@>]+)@/imu;

const listRepeated = (all: readonly string[]): string[] => [
  ...new Set(all.filter((one, index) => all.indexOf(one) !== index)),
];

/** Finds the creating calls that were answered although nothing is recorded, or that created twice. */
async function findFaultyWrites({ database, calls }: Run): Promise<string[]> {
  const rows = await database.queries.select().from(idempotencyKeys);
  const created = new Map(rows.map(({ key, created_id }) => [key, created_id]));
  const answered = calls.filter(({ key, created_id }) => key !== undefined && created_id !== undefined);
  const faulty = answered.filter(({ key = '', created_id }) => created.get(key) !== created_id);
  return faulty.map(({ method, path, key }) => `lost or doubled: ${method} ${path} with the key ${key}`);
}

async function findFaultyMails({ database, mails, startedAt }: Run): Promise<string[]> {
  const arrived = mails.map((text) => MESSAGE_ID.exec(text)?.[1] ?? 'without an id');
  const written = await database.queries
    .select({ id: outboxMails.id, sent_at: outboxMails.sent_at, subject: outboxMails.subject })
    .from(outboxMails)
    .where(and(gte(outboxMails.created_at, startedAt), isNull(outboxMails.skipped_at)));
  const all = new Set(arrived);
  const lost = written.filter(({ id }) => !all.has(id));
  return [
    ...listRepeated(arrived).map((id) => `mailed twice: ${id}`),
    ...lost.map(({ id, sent_at }) => `never mailed: ${id}${sent_at ? ', but marked as sent' : ''}`),
  ];
}

async function findRefusedSessions({ database, calls }: Run): Promise<string[]> {
  const refused = calls.filter(({ method, status }) => method === 'GET' && status === 401);
  const hashes = refused.flatMap(({ session }) => (session === undefined ? [] : [hashToken(session)]));
  if (hashes.length === 0) return [];
  const open = await database.queries
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(inArray(sessions.token_hash, hashes));
  const ofOpen = new Set(open.map(({ token_hash }) => token_hash.toString('hex')));
  return refused
    .filter(({ session }) => session !== undefined && ofOpen.has(hashToken(session).toString('hex')))
    .map(({ path }) => `logged out: ${path}`);
}

export async function findFaults(run: Run): Promise<string[]> {
  const faults = await Promise.all([findFaultyWrites(run), findFaultyMails(run), findRefusedSessions(run)]);
  return faults.flat();
}

export async function countOpenMails({ queries }: Pick<Database, 'queries'>): Promise<number> {
  const [row] = await queries
    .select({ open: count() })
    .from(outboxMails)
    .where(and(isNull(outboxMails.sent_at), isNull(outboxMails.failed_at), isNull(outboxMails.skipped_at)));
  return row?.open ?? 0;
}
