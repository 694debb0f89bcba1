import type { Deletion } from '@mijn/domain/deleted';
import type { Section } from '@mijn/domain/sections';
import { DeletedItem, DeletedList, DeletedListSkeleton, type DeletedPicture } from '@mijn/ui/deleted-list';
import { type DrawingName, EmptyState } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { PagedList } from '@mijn/ui/paged-list';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { useSectionChanges } from '../sections/section-changes.ts';
import { useAssociation } from '../session/association-context.ts';
import { useSession } from '../session/use-session.ts';
import { Page, useWayBack } from '../shell/page.tsx';
import { type Query, QueryState, steady } from '../shell/query-state.tsx';
import { pagesOf, type PageMeta, useWithinPages } from '../tables/list-pages.ts';
import type { DeletedProps } from './deleted-address.ts';
import { DeletionText } from './deletion-text.tsx';
import { texts as shared } from './texts.ts';
import { RestoreButton, type RestoreQuestion } from './restore-button.tsx';
import { useRestore } from './use-restore.ts';

/** A section with things that members delete. */
type DeletableSection = Exclude<Section, 'news'>;

interface DeletedPageTexts {
  title: string;
  /** Who sees what here, and for how long. */
  sub: string;
  /** The name of the list to go back to. */
  back: string;
  failed: string;
  count: (total: number) => string;
  empty: { title: string; text: string };
}

/** What a row shows of an item, besides its deletion. */
interface ShownItem {
  name: string;
  facts: ReactNode;
  /** Undefined in a list without pictures. */
  picture?: DeletedPicture | null | undefined;
  note?: string | undefined;
  /** What is asked before the item is put back. Without it nothing is asked. */
  question?: RestoreQuestion | undefined;
}

interface DeletedPageProps<Item> {
  texts: DeletedPageTexts;
  drawing: DrawingName;
  /** The path of the list in which the items were. */
  listPath: string;
  /** The section of the items. Its events tell when somebody else deletes or restores one. */
  section: DeletableSection;
  query: Query<{ data: Item[]; meta: PageMeta }> & { data?: { data: Item[]; meta: PageMeta } | undefined };
  onChange: DeletedProps['onChange'];
  shownOf: (item: Item) => ShownItem;
  /** Puts an item back. It is safe to repeat. */
  restore: (item: Item) => Promise<{ error?: unknown }>;
  hasPictures?: boolean;
  /** A further part below the list, such as drafts that were thrown away. */
  drafts?: ReactNode;
}

/**
 * Shows what was deleted from a list in the last thirty days, with a button to put each item back. Staff who may only
 * read see no buttons.
 */
export function DeletedPage<Item extends Deletion & { id: string }>({
  texts,
  drawing,
  listPath,
  section,
  query: answer,
  onChange,
  shownOf,
  restore,
  hasPictures = false,
  drafts,
}: DeletedPageProps<Item>) {
  const { isReadOnly } = useSession();
  const back = useWayBack(listPath);
  const query = steady(useWithinPages(answer, (page, options) => onChange({ page }, options)));
  const { refetch } = answer;
  const putBack = useRestore<Item>({
    kind: kinds[section],
    nameOf: (item) => shownOf(item).name,
    restore,
    refetch,
  });
  const { id: association_id } = useAssociation();
  useSectionChanges(association_id, () => void refetch(), subjectsOf[section]);
  const rowOf = (item: Item) => {
    const { question, ...shown } = shownOf(item);
    return (
      <DeletedItem
        key={item.id}
        {...shown}
        deletion={<DeletionText deletion={item} />}
        action={
          isReadOnly ? undefined : (
            <RestoreButton name={shown.name} question={question} onRestore={async () => putBack(item)} />
          )
        }
      />
    );
  };
  return (
    <Page
      title={texts.title}
      sub={<ShortLabel short={shared.subShort}>{texts.sub}</ShortLabel>}
      back={
        <Link href={back} isBack>
          {texts.back}
        </Link>
      }
    >
      <Stack gap="large">
        <QueryState
          query={query}
          failure={texts.failed}
          skeleton={<DeletedListSkeleton hasPictures={hasPictures} />}
        >
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState drawing={drawing} title={texts.empty.title}>
                {texts.empty.text}
              </EmptyState>
            ) : (
              <PagedList
                countText={texts.count}
                rows={data}
                paging={{ ...pagesOf(meta), onPage: (page) => onChange({ page }) }}
              >
                {(rows) => <DeletedList label={texts.title}>{rows.map(rowOf)}</DeletedList>}
              </PagedList>
            )
          }
        </QueryState>
        {drafts}
      </Stack>
    </Page>
  );
}

/** What the toasts are about, by section. */
const kinds = {
  bulletin_board: 'message-deletion',
  newsletters: 'newsletter-deletion',
  albums: 'album-deletion',
} as const;

/** The events to hear of, by section. They stay the same arrays, because a new one would be heard from anew. */
const subjectsOf = {
  bulletin_board: ['bulletin_board'],
  newsletters: ['newsletters'],
  albums: ['albums'],
} as const satisfies Record<DeletableSection, readonly [Section]>;
