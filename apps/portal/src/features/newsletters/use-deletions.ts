import { type Newsletter, newslettersOperations } from '@mijn/domain/newsletters';
import { BACKGROUND, useDeletedRows } from '../../shared/sections/use-deletions.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { newslettersEndpoints, newslettersInput, type NewslettersProps } from './newsletters.endpoints.ts';

const { util } = newslettersEndpoints;

const subjects = ['newsletters'] as const;

/** Removes deleted newsletters, and those that only the board sees now. */
export function useNewsletterDeletions(
  settings: NewslettersProps['settings'],
  shown: { data: Newsletter[] } | undefined,
): void {
  const params = { association_id: useAssociation().id };
  const input = newslettersInput(params.association_id, settings);
  useDeletedRows(subjects, {
    shown,
    askPage: async (connection) => connection.call(newslettersOperations.listNewsletters, input, BACKGROUND),
    askRow: async (connection, newsletter_id) =>
      connection.call(
        newslettersOperations.getNewsletter,
        { params: { ...params, newsletter_id } },
        BACKGROUND,
      ),
    update: (change) => util.updateQueryData('listNewsletters', input, change),
  });
}
