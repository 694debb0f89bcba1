import type { MemberAttendance } from '@mijn/domain/attendance';
import { and, eq } from 'drizzle-orm';
import type { Calendar } from '../demo/dating/calendar.ts';
import { saveAttendance } from './modules/attendance/attendance.repository.ts';
import { meetings } from './modules/meetings/meetings.tables.ts';
import { associations, users } from './platform/database/index.ts';
import type { Foundation } from './platform/foundation.ts';
import { orNotFound } from './platform/wire/index.ts';

const MEETING = { association: '1001', code: 'ALV-2026-2' };

const SAID: readonly (Pick<MemberAttendance, 'choice' | 'guests' | 'remark'> & {
  email: string;
  at: Date;
})[] = [
  {
    email: 'bram.bestuur@waterpas.example',
    choice: 'attends',
    guests: 0,
    remark: '',
    at: new Date('2026-11-18T19:05:00Z'),
  },
  {
    email: 'gerda.controle@waterpas.example',
    choice: 'attends',
    guests: 1,
    remark: 'Ik neem mijn dochter mee. Is de zaal toegankelijk voor een rolstoel?',
    at: new Date('2026-11-19T08:40:00Z'),
  },
  {
    email: 'frits.veel@waterpas.example',
    choice: 'attends_online',
    guests: 0,
    remark: '',
    at: new Date('2026-11-19T20:15:00Z'),
  },
];

/** Adds what some members said about the next meeting of the demo. Nobody is mailed. */
export async function addDemoAttendance({ database }: Foundation, calendar: Calendar): Promise<void> {
  const { queries } = database;
  const [meeting] = await queries
    .select({ association_id: meetings.association_id, meeting_id: meetings.id })
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(and(eq(associations.code, MEETING.association), eq(meetings.code, MEETING.code)));
  for (const { email, at, ...form } of SAID) {
    const [user] = await queries.select({ user_id: users.id }).from(users).where(eq(users.email, email));
    await saveAttendance(queries, { ...orNotFound(meeting), ...orNotFound(user) }, form, calendar.date(at));
  }
}
