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

type DeletableSection = Exclude<Section, 'news'>;

interface DeletedPageTexts {
  title: string;
  sub: string;
  back: string;
  failed: string;
  count: (total: number) => string;
  empty: { title: string; text: string };
}

interface ShownItem {
  name: string;
  facts: ReactNode;
  picture?: DeletedPicture | null | undefined;
  note?: string | undefined;
  question?: RestoreQuestion | undefined;
}

interface DeletedPageProps<Item> {
  texts: DeletedPageTexts;
  drawing: DrawingName;
  listPath: string;
  section: DeletableSection;
  query: Query<{ data: Item[]; meta: PageMeta }> & { data?: { data: Item[]; meta: PageMeta } | undefined };
  onChange: DeletedProps['onChange'];
  shownOf: (item: Item) => ShownItem;
  /** Puts an item back. It is safe to repeat. */
  restore: (item: Item) => Promise<{ error?: unknown }>;
  hasPictures?: boolean;
  drafts?: ReactNode;
}

/** Shows the items that were deleted in the last thirty days. Staff who may only read get no buttons to put them back. */
export function DeletedPage<Item extends Deletion & { id: string }>({
  texts,
  drawing,
  listPath,
  section,
  query: response,
  onChange,
  shownOf,
  restore,
  hasPictures = false,
  drafts,
}: DeletedPageProps<Item>) {
  const { isReadOnly } = useSession();
  const back = useWayBack(listPath);
  const query = steady(useWithinPages(response, (page, options) => onChange({ page }, options)));
  const { refetch } = response;
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

const kinds = {
  bulletin_board: 'message-deletion',
  newsletters: 'newsletter-deletion',
  albums: 'album-deletion',
} as const;

/** The events to follow, by section. The arrays stay the same, because a new one would be followed from the start. */
const subjectsOf = {
  bulletin_board: ['bulletin_board'],
  newsletters: ['newsletters'],
  albums: ['albums'],
} as const satisfies Record<DeletableSection, readonly [Section]>;
