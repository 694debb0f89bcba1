export { registerAuth } from './auth.routes.ts';
export { makeImpersonationLink } from './impersonation.service.ts';
