import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dutchTime } from '@mijn/domain/formats';
import { inArray } from 'drizzle-orm';
import { type Calendar, calendarOf } from '../demo/dating/calendar.ts';
import { importFolder } from './capabilities/import/import-folder.ts';
import { importers } from './modules/index.ts';
import { demoFolder } from './platform/config/paths.ts';
import { associations, type Queries, users } from './platform/database/index.ts';
import { isPassword } from './platform/security/passwords.ts';
import type { Foundation } from './platform/foundation.ts';

/** Without a terminal, nothing is shown. */
interface Progress {
  report: (text: string) => void;
  done: () => void;
}

function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const show = (text: string): void => {
    if (out.isTTY) out.write(`\r\u001B[K${text}`);
  };
  return { report: show, done: () => show('') };
}

/** The password is public, because the README contains it. */
export const DEMO_PASSWORD = 'Waterpas-2026!';

export interface DemoAccount {
  email: string;
  purpose: string;
}

const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'anna.eigenaar@waterpas.example', purpose: 'owner of one association' },
  { email: 'bram.bestuur@waterpas.example', purpose: 'board member, checks invoices' },
  { email: 'carla.kopie@waterpas.example', purpose: 'gets copies of invoices' },
  {
    email: 'dirk.tweefactor@waterpas.example',
    purpose: 'second factor: secret JBSWY3DPEHPK3PXP, or code demo-0001-0001',
  },
  { email: 'els.leeg@waterpas.example', purpose: 'no association' },
  { email: 'frits.veel@waterpas.example', purpose: 'owner of 25 associations' },
  { email: 'gerda.controle@waterpas.example', purpose: 'checks invoices of 1003 with hugo.controle' },
  { email: 'hugo.controle@waterpas.example', purpose: 'second checker of invoices above 750 euros' },
];

async function isEmpty(queries: Queries): Promise<boolean> {
  const [association] = await queries.select({ id: associations.id }).from(associations).limit(1);
  return association === undefined && !(await hasAccounts(queries));
}

export async function hasAccounts(queries: Queries): Promise<boolean> {
  const [user] = await queries.select({ id: users.id }).from(users).limit(1);
  return user !== undefined;
}

/** The moment at which the demo was written, in the week before that of its day. Its messages are older. */
const DEMO_WRITTEN = new Date('2026-11-20T12:00:00Z');

/** Imports a folder in which the dates of the demo are moved. The drawing is loaded only now, because it takes long. */
async function importDated(
  dataDir: string,
  calendar: Calendar,
  importDemoFrom: (folder: string) => Promise<void>,
) {
  if (calendar.weeks === 0) return importDemoFrom(demoFolder);
  const folder = path.join(dataDir, 'demo');
  await rm(folder, { recursive: true, force: true });
  try {
    const { writeDatedDemo } = await import('../demo/draw-demo.ts');
    await writeDatedDemo(folder, calendar);
    await importDemoFrom(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs if the database has no associations and no accounts, with the same import as other folders. The dates count from
 * the day of the import, or from `DEMO_DAY` (docs/product.md#demo). A later start changes nothing.
 */
export async function importDemo(foundation: Foundation): Promise<void> {
  if (!(await isEmpty(foundation.database.queries))) return;
  const { dataDir, demoDay } = foundation.config;
  const day = demoDay ?? dutchTime(foundation.now()).slice(0, 10);
  const calendar = calendarOf(day);
  const { report, done } = createProgress();
  // The import refuses messages of the future, and the clock of this machine may be behind the demo.
  const written = calendar.date(DEMO_WRITTEN).getTime();
  const now = () => new Date(Math.max(foundation.now().getTime(), written));
  report('Drawing the documents of the demo …');
  try {
    await importDated(dataDir, calendar, async (folder) => {
      // A demo that was imported in part would not be completed at the next start.
      await importFolder(importers, folder, { ...foundation, now }, report, { isAtOnce: true });
    });
    report('Adding the reports of members …');
    const { addDemoReports } = await import('./demo-reports.ts');
    await addDemoReports(foundation, calendar);
    const { addDemoAttendance } = await import('./demo-attendance.ts');
    await addDemoAttendance(foundation, calendar);
    const { addDemoProxies } = await import('./demo-proxies.ts');
    await addDemoProxies(foundation, calendar);
    const { addDemoMeeting } = await import('./demo-meeting.ts');
    await addDemoMeeting(foundation);
  } finally {
    done();
  }
}

/** Returns the demo accounts in the database that still have the public password. */
export async function listDemoAccounts(queries: Queries): Promise<DemoAccount[]> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const found = await queries
    .select({ email: users.email, password_hash: users.password_hash })
    .from(users)
    .where(inArray(users.email, emails));
  const open = new Set<string>();
  for (const { email, password_hash } of found) {
    if (await isPassword(password_hash, DEMO_PASSWORD, { lane: 'member', id: email }))
      open.add(email.toLowerCase());
  }
  return DEMO_ACCOUNTS.filter(({ email }) => open.has(email));
}
