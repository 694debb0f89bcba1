import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { MessageText } from '@mijn/ui/message-feed';
import { Stack } from '@mijn/ui/stack';
import type { Newsletter } from '@mijn/domain/newsletters';
import { useParams } from 'react-router';
import { errorOf, isNotFound } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../../shared/forms/conflict-notice.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useConflict } from '../../../../shared/forms/use-conflict.ts';
import { useOpened } from '../../../../shared/forms/use-opened.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MissingPage } from '../../../../shared/shell/resource-page.tsx';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { newslettersEndpoints, useGetNewsletterQuery } from '../../newsletters.endpoints.ts';
import { useUpdateNewsletterMutation } from './newsletter-form.endpoints.ts';
import { newslettersPath } from '../../newsletters.paths.ts';
import { NewsletterFormPage } from './newsletter-form-page.tsx';
import { missingTexts, NewsletterFields } from './newsletter-fields.tsx';
import { bodyOf, valuesOf } from './newsletter-values.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/newsletters/contract')).newsletterForm;

const { getNewsletter } = newslettersEndpoints.endpoints;

const filesOf = ({ pdf, attachments }: Newsletter): string =>
  [pdf, ...attachments].map(({ name }) => name).join(', ');

function EditNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const params = { association_id: useAssociation().id, newsletter_id: newsletter.id };
  const draft = useDraft();
  const dispatch = useAppDispatch();
  const { base, theirs, replaced, version, takeTheirs, outcomeOf } = useConflict(newsletter, {
    draft,
    startVersion: draft.stored?.version ?? newsletter.version,
    fetchLatest: () => dispatch(getNewsletter.initiate({ params }, { forceRefetch: true, subscribe: false })),
  });
  const [update] = useUpdateNewsletterMutation();
  const leaveSaved = useLeaveSaved();
  return (
    <Stack>
      {theirs && (
        <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
          <p>
            {texts.conflict.theirs} <strong>{theirs.subject}</strong> ({filesOf(theirs)})
          </p>
          {theirs.summary !== null && <MessageText text={theirs.summary} />}
        </ConflictNotice>
      )}
      <PortalForm
        key={base.version}
        initialValues={valuesOf(base)}
        labels={texts.fields}
        missingTexts={missingTexts}
        loadSchema={loadSchema}
        draft={draft}
        version={version}
        onRestart={takeTheirs}
        save={async (values) => {
          const body = { ...bodyOf(values), version: replaced.version };
          const error = errorOf(await update({ params, body }));
          if (error) return outcomeOf(error);
          const isVisible = replaced.status === 'published' && body.publication === 'now';
          const text = texts.saved[isVisible ? 'visible' : body.publication](body.subject.trim());
          return leaveSaved(newslettersPath, text, 'newsletter', newsletter.id);
        }}
      >
        <NewsletterFields newsletter={base} submitLabel={theirs && texts.conflict.keepMine} />
      </PortalForm>
    </Stack>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <Skeleton height="4.5rem" shape="block" />
        <Skeleton height="7rem" shape="block" />
        <Skeleton height="12rem" shape="block" />
        <Skeleton height="12rem" shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** Shows the form in which the board edits a newsletter (docs/product.md#newsletters). */
export function EditNewsletterScreen() {
  const { id: association_id } = useAssociation();
  const { newsLetterId = '' } = useParams();
  const query = useGetNewsletterQuery({ params: { association_id, newsletter_id: newsLetterId } });
  const opened = useOpened(query);
  if (isNotFound(query)) {
    return (
      <MissingPage
        title={texts.edit.title}
        drawing="documents"
        missing={texts.edit.missing}
        back={{ label: texts.back, href: newslettersPath }}
      />
    );
  }
  return (
    <NewsletterFormPage title={texts.edit.title}>
      {opened ? (
        <DraftScope form={`newsletters/${opened.id}`}>
          <EditNewsletter newsletter={opened} />
        </DraftScope>
      ) : (
        <QueryState query={query} failure={texts.edit.failed} skeleton={<FormSkeleton />}>
          {() => <FormSkeleton />}
        </QueryState>
      )}
    </NewsletterFormPage>
  );
}
