import { formsOperations } from '@mijn/domain/forms';
import { Pagination } from '@mijn/ui/pagination';
import { Stack } from '@mijn/ui/stack';
import { QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { formsAddress, formsInput, useListFormsQuery } from '../../forms.endpoints.ts';
import { FormGroups, FormsSkeleton } from './form-groups.tsx';
import { texts } from './texts.ts';

/** Shows the forms of the active association by group, all on one page if they fit. */
export function FormsScreen() {
  const { id: association_id } = useAssociation();
  const { settings, search, onChange } = useListSettings('forms', formsAddress);
  const openFile = useOpenFile(search);
  const linksOf = useFileLinks(formsOperations.downloadForm, formsOperations.getThumbnail);
  const query = useWithinPages(useListFormsQuery(formsInput(association_id, settings)), (page, options) =>
    onChange({ page }, options),
  );
  return (
    <Page title={texts.title}>
      <Stack>
        <ListSearch label={texts.search} q={settings.q} onChange={onChange} />
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
                {data.length === 0 ? (
                  <EmptyList
                    texts={texts}
                    isFiltered={settings.q !== undefined}
                    onClear={() => onChange({ q: undefined })}
                  />
                ) : (
                  <FormGroups {...files} total={meta.total} />
                )}
                <Pagination {...pagesOf(meta)} onChange={(page) => onChange({ page })} />
                <OpenedFile {...files} />
              </div>
            );
          }}
        </QueryState>
      </Stack>
    </Page>
  );
}
