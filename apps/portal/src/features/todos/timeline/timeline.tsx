import { lazyPart } from '@mijn/ui/lazy-part';
import { mdiMessageTextOutline } from '@mdi/js';
import type { Todo } from '@mijn/domain/todos';
import { isVideo } from '@mijn/domain/uploads';
import { Button } from '@mijn/ui/button';
import { Lightbox } from '@mijn/ui/lightbox';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useSearchParams } from 'react-router';
import { History, HistoryReply, HistorySkeleton } from './history/history.tsx';
import { usePolling } from '../../../shared/api/use-polling.ts';
import { InBrowser } from '../../../shared/chunks/in-browser.tsx';
import { OpenedFile } from '../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../shared/files/use-open-file.ts';
import { useOpenPhoto } from '../../../shared/photos/use-open-photo.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { refreshEntries } from '../timeline.endpoints.ts';
import { todoInput } from '../todos.endpoints.ts';
import { Entry, useEntryFileLinks } from './entry.tsx';
import { KeptReaction } from './kept-reaction.tsx';
import { texts } from './texts.ts';
import { useEntryPhotos } from './use-entry-photos.ts';
import { useTimeline } from './use-timeline.ts';

const { Component: ReactionForm } = lazyPart(
  'reaction-form',
  async () => (await import('./reaction-form.tsx')).ReactionForm,
  { placeholder: <ReactionFormSkeleton /> },
);

/** Shows a placeholder with the height of the form, so that nothing moves when its script has loaded. */
function ReactionFormSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <Skeleton width="8ch" />
        <Skeleton height="7rem" shape="block" />
        <Skeleton width="12rem" height="3rem" shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** Shows what happened to an action item, what people wrote about it, and the form for a reaction (docs/product.md#timeline). */
export function Timeline({ todo: { id, is_visible_to_owners, awaits_look, joined_to } }: { todo: Todo }) {
  const { isReadOnly } = useSession();
  const input = todoInput(useAssociation().id, id);
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const { query, entries, total, isNew } = useTimeline(id, awaits_look);
  const openFile = useOpenFile(search);
  const openPhoto = useOpenPhoto();
  const photosOf = useEntryPhotos(id);
  const linksOf = useEntryFileLinks(id);

  const all = entries ?? [];
  const photos = all.flatMap(photosOf).filter(({ note }) => note === undefined);
  const files = all.flatMap((entry) =>
    entry.attachments.flatMap((file) => (isVideo(file) ? [] : [{ ...file, entry_id: entry.id }])),
  );
  const isProcessing = all.some((entry) => entry.photos.some(({ state }) => state === 'processing'));
  usePolling(() => void dispatch(refreshEntries(input)), isProcessing);

  if (isReadOnly && entries?.length === 0) return null;
  return (
    <Section title={texts.title} note={total > 0 ? texts.count(total) : undefined}>
      {entries === undefined && query.error !== undefined && (
        <QueryError query={query} failure={texts.failed} />
      )}
      {entries === undefined && query.error === undefined && <HistorySkeleton />}
      {query.hasNextPage && (
        <Button
          variant="text"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {texts.earlier}
        </Button>
      )}
      {entries && (
        <History label={texts.title}>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              todoId={id}
              entry={entry}
              isNew={isNew(entry)}
              openFile={openFile}
              openPhoto={openPhoto}
            />
          ))}
          {!isReadOnly && joined_to === null && (
            <HistoryReply icon={mdiMessageTextOutline}>
              <InBrowser fallback={<ReactionFormSkeleton />}>
                <ReactionForm todoId={id} isHidden={!is_visible_to_owners} />
              </InBrowser>
            </HistoryReply>
          )}
        </History>
      )}
      {joined_to && <KeptReaction todoId={id} help={texts.kept.joined(joined_to.reference)} />}
      <Lightbox label={texts.title} photos={photos} openId={openPhoto.openId} onChange={openPhoto.show} />
      <OpenedFile
        files={files}
        linksOf={({ entry_id, ...file }) => linksOf(entry_id, file)}
        openFile={openFile}
      />
    </Section>
  );
}
