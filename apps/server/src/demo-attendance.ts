import type { MemberAttendance, OwnChoice } from '@mijn/domain/attendance';
import { eq } from 'drizzle-orm';
import type { Calendar } from '../demo/dating/calendar.ts';
import { findDemoMeeting } from './demo-writers.ts';
import { saveAttendance } from './modules/participation/attendance/attendance.repository.ts';
import { users } from './platform/database/index.ts';
import type { Foundation } from './platform/foundation.ts';
import { orNotFound } from './platform/wire/index.ts';

const SAID: readonly (Pick<MemberAttendance, 'guests' | 'remark'> & {
  choice: OwnChoice;
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
];

/** Adds what some members said about the next meeting of the demo. Nobody is mailed. */
export async function addDemoAttendance({ database }: Foundation, calendar: Calendar): Promise<void> {
  const { queries } = database;
  const { association_id, id: meeting_id } = await findDemoMeeting(queries);
  for (const { email, at, ...form } of SAID) {
    const [user] = await queries.select({ user_id: users.id }).from(users).where(eq(users.email, email));
    await saveAttendance(
      queries,
      { association_id, meeting_id, ...orNotFound(user) },
      form,
      calendar.date(at),
    );
  }
}
