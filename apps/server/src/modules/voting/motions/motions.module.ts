import { motionsContract } from '@mijn/domain/motions/contract';
import { defineModule } from '../../define-module.ts';
import { listMotions } from './motions.service.ts';
import { createMotion, moveMotion, updateMotion, withdrawMotion } from './write-motions.service.ts';

/** The module of amendments and counter-proposals (docs/product.md#motions). */
export const motionsModule = defineModule({
  name: 'motions',
  contract: motionsContract,
  access: {
    createMotion: 'session',
    updateMotion: 'session',
    moveMotion: 'session',
    withdrawMotion: 'session',
  },
  handlers: (services) => ({
    listMotions: async ({ caller, params }) => listMotions(services, caller, params),
    createMotion: async ({ caller, params, body, request }) =>
      createMotion(services, caller, params, body, request),
    updateMotion: async ({ caller, params, body }) => updateMotion(services, caller, params, body),
    moveMotion: async ({ caller, params, body }) => moveMotion(services, caller, params, body),
    withdrawMotion: async ({ caller, params, body }) => withdrawMotion(services, caller, params, body),
  }),
});
