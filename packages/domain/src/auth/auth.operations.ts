import type { Operations } from '../wire/index.ts';

/** The calls of specification §7, and those that decisions §3 adds. */
export const authOperations = {
  csrf: { method: 'GET', path: '/auth/csrf' },
  login: { method: 'POST', path: '/auth/login' },
  confirmTwoFactor: { method: 'POST', path: '/auth/two-factor' },
  impersonate: { method: 'POST', path: '/auth/impersonate' },
  user: { method: 'GET', path: '/auth/user' },
  logout: { method: 'POST', path: '/auth/logout' },
  setAssociation: { method: 'POST', path: '/auth/user/association/{association_id}' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
} as const satisfies Operations;
