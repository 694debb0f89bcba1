import { attendanceContract } from '@mijn/domain/attendance/contract';
import { defineModule } from '../../define-module.ts';
import { mailAttendance, writeReminders } from './attendance.jobs.ts';
import { attendancesOfMember } from './attendance.personal-data.ts';
import * as service from './attendance.service.ts';

/** The module of who comes to a meeting (docs/product.md#attendance). */
export const attendanceModule = defineModule({
  name: 'attendance',
  contract: attendanceContract,
  handlers: (services) => ({
    getAttendance: async ({ caller, params }) => service.getAttendance(services, caller, params),
    setAttendance: async ({ caller, params, body }) => service.setAttendance(services, caller, params, body),
    getExpectedVotes: async ({ caller, params }) => service.getExpectedVotes(services, caller, params),
    listAttendances: async ({ caller, params, query }) =>
      service.listAttendances(services, caller, params, query),
    remindMembers: async ({ caller, params }) => service.remindMembers(services, caller, params),
  }),
  overview: {
    part: 'attendance',
    list: async (services, caller) => ({ attendance: await service.getNextAttendance(services, caller) }),
  },
  jobs: [mailAttendance, writeReminders],
  personalData: [attendancesOfMember],
});
