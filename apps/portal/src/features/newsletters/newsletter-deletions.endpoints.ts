import { call } from '@mijn/api/rtk-query';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { changes, newslettersEndpoints } from './newsletters.endpoints.ts';

export const newsletterDeletions = newslettersEndpoints.injectEndpoints({
  endpoints: (build) => ({
    deleteNewsletter: build.mutation(call(newslettersOperations.deleteNewsletter, changes)),
    restoreNewsletter: build.mutation(call(newslettersOperations.restoreNewsletter, changes)),
  }),
});

export const { useDeleteNewsletterMutation, useRestoreNewsletterMutation } = newsletterDeletions;
