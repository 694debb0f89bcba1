import { mdiPlus } from '@mdi/js';
import { isBoardMember } from '@mijn/domain/roles';
import type { WrittenResolutionInList } from '@mijn/domain/written-resolutions';
import { EmptyState } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { LinkListSkeleton } from '@mijn/ui/link-list';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { decisionsPath } from '../../../../shared/routing/paths.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page, useWayBack } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { addResolutionPath } from '../../meetings.paths.ts';
import {
  useListWrittenResolutionsQuery,
  useResolutionChanges,
} from '../../written-resolutions/resolution-calls.ts';
import { EverybodyNote } from '../../written-resolutions/everybody-note.tsx';
import { ResolutionLinks } from '../../written-resolutions/resolution-links.tsx';
import { texts } from '../../written-resolutions/texts.ts';

function Resolutions({ resolutions }: { resolutions: readonly WrittenResolutionInList[] }) {
  if (resolutions.length === 0)
    return (
      <EmptyState drawing="meetings" title={texts.list.empty.title}>
        {texts.list.empty.text}
      </EmptyState>
    );
  const groups = [
    { title: texts.list.open, rows: resolutions.filter(({ state }) => state === 'open') },
    { title: texts.list.closed, rows: resolutions.filter(({ state }) => state !== 'open') },
  ];
  return groups.map(
    ({ title, rows }) =>
      rows.length > 0 && (
        <Section key={title} title={title}>
          <ResolutionLinks label={title} resolutions={rows} />
        </Section>
      ),
  );
}

/** Shows the decisions outside a meeting, the open ones first (docs/product.md#written-resolutions). */
export function WrittenResolutionsScreen() {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const query = useListWrittenResolutionsQuery({ params: { association_id: association.id } });
  const back = useWayBack(decisionsPath);
  useResolutionChanges();
  const mayAdd = isBoardMember(association) && !isReadOnly;
  return (
    <Page
      title={texts.title}
      back={
        <Link href={back} isBack>
          {texts.list.back}
        </Link>
      }
      actions={
        mayAdd && (
          <LinkButton icon={mdiPlus} href={addResolutionPath}>
            {texts.add}
          </LinkButton>
        )
      }
    >
      <Stack gap="large">
        <EverybodyNote />
        <QueryState query={query} failure={texts.list.failed} skeleton={<LinkListSkeleton />}>
          {({ data }) => <Resolutions resolutions={data} />}
        </QueryState>
      </Stack>
    </Page>
  );
}
