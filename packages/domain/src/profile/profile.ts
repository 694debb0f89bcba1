import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './profile.contract.ts';

/** The operations of a member's own data (decisions §3, §5 and §6). */
export const profileOperations = defineOperations<typeof shapes>()({
  getProfile: { method: 'GET', path: '/profile' },
  updatePersonal: { method: 'PATCH', path: '/profile/personal' },
  updateContact: { method: 'PATCH', path: '/profile/contact' },
  listAddresses: { method: 'GET', path: '/profile/addresses' },
  updatePassword: { method: 'POST', path: '/profile/password' },
  requestEmail: { method: 'POST', path: '/profile/email' },
  resendEmail: { method: 'POST', path: '/profile/email/resend' },
  cancelEmail: { method: 'DELETE', path: '/profile/email' },
  confirmEmail: { method: 'POST', path: '/profile/email/confirm' },
  undoEmail: { method: 'POST', path: '/profile/email/undo' },
});

export type * from './profile.contract.ts';
