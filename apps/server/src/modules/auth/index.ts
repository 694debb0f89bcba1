export { addUser, type NewMembership } from './add-user.service.ts';
export { registerAuth } from './auth.routes.ts';
export { makeImpersonationLink } from './impersonation.service.ts';
