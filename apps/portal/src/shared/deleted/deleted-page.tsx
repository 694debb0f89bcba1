import type { Deletion } from '@mijn/domain/deleted';
import type { Section } from '@mijn/domain/sections';
import { DeletedItem, DeletedList, DeletedListSkeleton, type DeletedPicture } from '@mijn/ui/deleted-list';
import type { DrawingName } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { useSectionChanges } from '../sections/section-changes.ts';
import { useAssociation } from '../session/association-context.ts';
import { useSession } from '../session/use-session.ts';
import { Page, useWayBack } from '../shell/page.tsx';
import { ListResults } from '../tables/list-results.tsx';
import type { ListQuery } from '../tables/table-content.tsx';
import { usePages } from '../tables/use-list.ts';
import { type DeletedProps, deletedUrl } from './deleted-address.ts';
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

interface DeletedPageProps<Item> extends DeletedProps {
  texts: DeletedPageTexts;
  drawing: DrawingName;
  listPath: string;
  section: DeletableSection;
  query: ListQuery<Item>;
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
  query,
  settings,
  onChange,
  shownOf,
  restore,
  hasPictures = false,
  drafts,
}: DeletedPageProps<Item>) {
  const { isReadOnly } = useSession();
  const back = useWayBack(listPath);
  const list = usePages(query, { url: deletedUrl, settings, onChange });
  const { refetch } = query;
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
        <ListResults
          list={list}
          drawing={drawing}
          texts={texts}
          skeleton={<DeletedListSkeleton hasPictures={hasPictures} />}
        >
          {(rows) => <DeletedList label={texts.title}>{rows.map(rowOf)}</DeletedList>}
        </ListResults>
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
