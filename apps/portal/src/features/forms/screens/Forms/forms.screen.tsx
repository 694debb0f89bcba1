import { formsOperations } from '@mijn/domain/forms';
import { FilterBar } from '@mijn/ui/filter-bar';
import { PagedList } from '@mijn/ui/paged-list';
import { Stack } from '@mijn/ui/stack';
import { isOutdated, QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { usePrinting } from '../../../../shared/tables/use-printing.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { formsUrl, formsInput, useLazyListFormsQuery, useListFormsQuery } from '../../forms.endpoints.ts';
import { FormGroups, FormsSkeleton } from './form-groups.tsx';
import { texts } from './texts.ts';

export function FormsScreen() {
  const { id: association_id } = useAssociation();
  const { settings, search, onChange } = useListSettings('forms', formsUrl);
  const openFile = useOpenFile(search);
  const linksOf = useFileLinks(formsOperations.downloadForm, formsOperations.getThumbnail);
  const input = formsInput(association_id, settings);
  const query = useWithinPages(useListFormsQuery(input), (page, options) => onChange({ page }, options));
  const [fetchForms] = useLazyListFormsQuery();
  const printing = usePrinting(query.currentData, (paging) =>
    fetchForms({ ...input, query: { ...input.query, ...paging } }).unwrap(),
  );
  return (
    <Page title={texts.title}>
      <Stack>
        <FilterBar
          search={<ListSearch label={texts.search} q={settings.q} onChange={onChange} />}
          searched={settings.q}
        />
        <QueryState query={steady(query)} failure={texts.failed} skeleton={<FormsSkeleton />}>
          {({ data, meta }) => {
            const links = {
              openFile,
              linksOf: ({ id, has_thumbnail }: (typeof data)[number]) =>
                linksOf({ association_id, form_id: id }, has_thumbnail),
            };
            return (
              <>
                {data.length === 0 ? (
                  <EmptyList
                    texts={texts}
                    isFiltered={settings.q !== undefined}
                    onClear={() => onChange({ q: undefined })}
                  />
                ) : (
                  <PagedList
                    countText={texts.count}
                    rows={data}
                    rowKind="picture"
                    paging={{ ...pagesOf(meta), onPage: (page) => onChange({ page }) }}
                    isOutdated={isOutdated(query)}
                    printing={printing}
                    hasHeadings
                  >
                    {(forms) => <FormGroups {...links} files={forms} />}
                  </PagedList>
                )}
                <OpenedFile {...links} files={data} gone={texts.gone} />
              </>
            );
          }}
        </QueryState>
      </Stack>
    </Page>
  );
}
