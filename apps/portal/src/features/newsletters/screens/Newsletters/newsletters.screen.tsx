import { mdiPlus } from '@mdi/js';
import { canWriteNewsletters } from '@mijn/domain/roles';
import { LinkButton } from '@mijn/ui/link-button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { NewsletterRackSkeleton } from '../../components/newsletter-rack/newsletter-rack.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useFollowMails } from '../../../../shared/mails/use-follow-mails.ts';
import { NewItems } from '../../../../shared/sections/new-items.tsx';
import { useSectionVisit } from '../../../../shared/sections/use-section-visit.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListResults } from '../../../../shared/tables/list-results.tsx';
import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { YearFilter } from '../../../../shared/tables/list-filter.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { type LinkedNewsletter, useNewsletterLinks } from '../../components/newsletter-links.ts';
import { NewsletterShelf } from '../../components/newsletter-shelf.tsx';
import { OpenedNewsletter } from '../../components/opened-newsletter.tsx';
import { OwnerPreview } from '../../components/owner-preview.tsx';
import {
  isFront,
  newslettersUrl,
  newslettersInput,
  type NewslettersProps,
  useLazyListNewslettersQuery,
  useListNewslettersQuery,
  useListNewsletterYearsQuery,
} from '../../newsletters.endpoints.ts';
import { addNewsletterPath, newslettersPath } from '../../newsletters.paths.ts';
import { useNewsletterDeletions } from '../../use-deletions.ts';
import { texts } from './texts.ts';

function NewslettersFilters({ settings: { year }, onChange }: NewslettersProps) {
  const { id: association_id } = useAssociation();
  const { data: years } = useListNewsletterYearsQuery({ params: { association_id } });
  return <YearFilter label={texts.year} years={years?.data} year={year} onChange={onChange} />;
}

function NewslettersTotal({ settings, children }: TotalProps<NewslettersProps['settings']>) {
  return children(useListNewslettersQuery(newslettersInput(useAssociation().id, settings)).data?.meta.total);
}

interface ListPartProps extends NewslettersProps {
  search: URLSearchParams;
}

function NewslettersFilterBar(list: ListPartProps) {
  const { id: association_id } = useAssociation();
  const { data: years } = useListNewsletterYearsQuery({ params: { association_id } });
  if (years?.data.length === 0 && !newslettersUrl.isFiltered(list.settings)) return null;
  return (
    <ListFilterBar
      list={list}
      format={newslettersUrl}
      searchLabel={texts.search}
      filters={NewslettersFilters}
      activeCount={({ year }) => countSet(year)}
      total={NewslettersTotal}
      count={texts.count}
    />
  );
}

function Newsletters({ settings, onChange, search }: ListPartProps) {
  const association = useAssociation();
  const { id: association_id } = association;
  const { isReadOnly } = useSession();
  const opened = useOpenFile(search);
  const linked = useNewsletterLinks();
  const [previewed, setPreviewed] = useState<LinkedNewsletter>();
  const input = newslettersInput(association_id, settings);
  const lazy = useLazyListNewslettersQuery();
  const list = useList(useListNewslettersQuery(input), {
    url: newslettersUrl,
    settings,
    onChange,
    input,
    lazy,
  });
  const { query } = list;
  useFollowMails(query.currentData?.data, () => query.refetch());
  useNewsletterDeletions(settings, query.currentData);
  const reset = () => onChange({ ...newslettersUrl.withoutFilters, page: undefined });
  return (
    <NewItems section="newsletters" query={query} onShow={reset}>
      <ListResults
        list={list}
        texts={texts}
        skeleton={<NewsletterRackSkeleton />}
        below={
          <>
            {canWriteNewsletters(association) && (
              <LinkButton variant="text" size="small" href={`${newslettersPath}/deleted`}>
                {texts.recentlyDeleted}
              </LinkButton>
            )}
            {!previewed && (
              <OpenedNewsletter newsletters={list.shown?.data.map(linked) ?? []} openFile={opened} />
            )}
          </>
        }
      >
        {(shown) => (
          <NewsletterShelf
            newsletters={shown.map(linked)}
            hasLead={isFront(settings)}
            openFile={opened}
            onPreview={isReadOnly ? undefined : setPreviewed}
          />
        )}
      </ListResults>
      {previewed && <OwnerPreview newsletter={previewed} onClose={() => setPreviewed(undefined)} />}
    </NewItems>
  );
}

/** Shows the newsletters of the active association (docs/product.md#newsletters). */
export function NewslettersScreen() {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const { search, ...list } = useListSettings('newsletters', newslettersUrl);
  useSectionVisit('newsletters');
  return (
    <Page
      title={texts.title}
      actions={
        canWriteNewsletters(association) &&
        !isReadOnly && (
          <LinkButton icon={mdiPlus} href={addNewsletterPath}>
            <ShortLabel short={texts.addShort}>{texts.add}</ShortLabel>
          </LinkButton>
        )
      }
    >
      <Stack>
        <NewslettersFilterBar {...list} search={search} />
        <Newsletters {...list} search={search} />
      </Stack>
    </Page>
  );
}
