import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './auth.contract.ts';
import { csrf } from './csrf.ts';

/** The operations of specification §7, and the operations that decisions §3 adds. */
export const authOperations = defineOperations<typeof shapes>()({
  csrf,
  login: { method: 'POST', path: '/auth/login', needsNewToken: true, handlesUnauthenticated: true },
  confirmTwoFactor: { method: 'POST', path: '/auth/two-factor' },
  sudo: { method: 'POST', path: '/auth/sudo' },
  impersonate: { method: 'POST', path: '/auth/impersonate', needsNewToken: true },
  user: { method: 'GET', path: '/auth/user', needsNewToken: true, handlesUnauthenticated: true },
  logout: { method: 'POST', path: '/auth/logout', handlesUnauthenticated: true },
  setAssociation: { method: 'POST', path: '/auth/user/association/{association_id}' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
});

export type * from './auth.contract.ts';
export { csrf } from './csrf.ts';
