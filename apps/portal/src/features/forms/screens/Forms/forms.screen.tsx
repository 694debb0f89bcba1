import { formsOperations } from '@mijn/domain/forms';
import { EmptyState } from '@mijn/ui/empty-state';
import { Pagination } from '@mijn/ui/pagination';
import { Stack } from '@mijn/ui/stack';
import { steady } from '../../../../shared/api/steady.ts';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useFileLinks } from '../../../../shared/files/use-file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { NothingFound } from '../../../../shared/tables/nothing-found.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import { useListFormsQuery } from '../../forms.endpoints.ts';
import { formsAddress, formsInput } from '../../forms.load.ts';
import { FormGroups } from './form-groups.tsx';
import { FormsSkeleton } from './forms-skeleton.tsx';
import { texts } from './texts.ts';

/** The forms of the active association: group after group, all on one page as long as they fit. */
export function FormsScreen() {
  const { id: association_id } = useAssociation();
  const { settings, search, change } = useListSettings('forms', formsAddress);
  const openFile = useOpenFile(search);
  const linksOf = useFileLinks(formsOperations.downloadForm, formsOperations.getThumbnail);
  const query = useWithinPages(useListFormsQuery(formsInput(association_id, settings)), (page, options) =>
    change({ page }, options),
  );
  const nothing = settings.q ? (
    <NothingFound texts={texts.nothingFound} onClear={() => change({ q: undefined })} />
  ) : (
    <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
  );

  return (
    <Page title={texts.title}>
      <Stack>
        <ListSearch label={texts.search} q={settings.q} onChange={change} />
        <QueryState query={steady(query)} failure={texts.failed} skeleton={<FormsSkeleton />}>
          {({ data, meta }) => {
            const files = {
              files: data,
              openFile,
              linksOf: ({ id, has_thumbnail }: (typeof data)[number]) =>
                linksOf({ association_id, form_id: id }, has_thumbnail),
            };
            return (
              <div aria-busy={query.isFetching}>
                {data.length === 0 ? nothing : <FormGroups {...files} total={meta.total} />}
                <Pagination
                  page={meta.page}
                  perPage={meta.per_page}
                  total={meta.total}
                  onChange={(page) => change({ page })}
                />
                <OpenedFile {...files} />
              </div>
            );
          }}
        </QueryState>
      </Stack>
    </Page>
  );
}
