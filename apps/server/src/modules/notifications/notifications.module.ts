import { notificationsContract } from '@mijn/domain/notifications/contract';
import { defineModule } from '../define-module.ts';
import { listChoices } from './choices.repository.ts';
import { getSubscription, resubscribe, unsubscribe, updateChoices } from './notifications.service.ts';
import { choicesOfMember, digestOfMember } from './notifications.personal-data.ts';

/** The module of a member's choices of mails, and of the links in the mails (docs/product.md#notifications). */
export const notificationsModule = defineModule({
  name: 'notifications',
  contract: notificationsContract,
  access: {
    getSubscription: 'open',
    unsubscribe: 'open',
    resubscribe: 'open',
    unsubscribeInOneClick: 'mail_program',
    openUnsubscribePage: 'open',
  },
  handlers: (services) => ({
    listChoices: async ({ caller }) => ({
      data: await listChoices(services.database.queries, caller.user_id),
    }),
    setChoices: async ({ caller, body }) => ({ data: await updateChoices(services, caller, body.choices) }),
    getSubscription: async ({ params: { token } }) => getSubscription(services, token),
    unsubscribe: async ({ params: { token } }) => unsubscribe(services, token),
    resubscribe: async ({ params: { token } }) => resubscribe(services, token),
    unsubscribeInOneClick: async ({ params: { token } }) => {
      await unsubscribe(services, token);
    },
    openUnsubscribePage: async ({ params: { token }, reply }) =>
      reply.redirect(`/unsubscribe/${encodeURIComponent(token)}`),
  }),
  personalData: [choicesOfMember, digestOfMember],
});
