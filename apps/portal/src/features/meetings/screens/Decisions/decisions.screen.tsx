import { mdiFileDelimitedOutline, mdiFilePdfBox } from '@mdi/js';
import { decisionOutcomes, decisionOutcomeTexts, decisionsOperations } from '@mijn/domain/decisions';
import { FilterChip } from '@mijn/ui/filter-chip';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useFileUrl } from '../../../../shared/files/file-links.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page, useWayBack } from '../../../../shared/shell/page.tsx';
import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { YearFilter } from '../../../../shared/tables/list-filter.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import {
  type DecisionsProps,
  decisionsUrl,
  useListDecisionYearsQuery,
} from '../../decisions/decision-calls.ts';
import { texts as sharedTexts } from '../../decisions/texts.ts';
import { useListDecisionsQuery } from '../../meeting-calls.ts';
import { meetingsPath } from '../../meetings.paths.ts';
import { DecisionsTable } from './decisions-table.tsx';
import { texts } from './texts.ts';

const { Component: ResolutionsEntry } = lazyPart(
  'resolutions-entry',
  async () => (await import('../../written-resolutions/resolutions-entry.tsx')).ResolutionsEntry,
);

const outcomeOptions = decisionOutcomes.map((id) => ({ id, label: decisionOutcomeTexts[id] }));

const inForceOptions = [
  { id: 'true', label: texts.yes },
  { id: 'false', label: texts.no },
];

function DecisionsFilters({ settings: { year, outcome, is_in_force }, onChange }: DecisionsProps) {
  const { id: association_id } = useAssociation();
  const { data: years } = useListDecisionYearsQuery({ params: { association_id } });
  return (
    <>
      <YearFilter label={texts.year} years={years?.data} year={year} onChange={onChange} />
      <FilterChip
        label={texts.outcome}
        options={outcomeOptions}
        value={outcome ?? null}
        onChange={(value) => onChange({ outcome: decisionOutcomes.find((id) => id === value) })}
      />
      <FilterChip
        label={texts.inForce}
        options={inForceOptions}
        value={is_in_force === undefined ? null : String(is_in_force)}
        onChange={(value) => onChange({ is_in_force: value === null ? undefined : value === 'true' })}
      />
    </>
  );
}

function DecisionsTotal({ settings, children }: TotalProps<DecisionsProps['settings']>) {
  const { id: association_id } = useAssociation();
  return children(useListDecisionsQuery({ params: { association_id }, query: settings }).data?.meta.total);
}

/** Shows the register of decisions (docs/product.md#decisions). */
export function DecisionsScreen() {
  const { id: association_id } = useAssociation();
  const { search, ...list } = useListSettings('decisions', decisionsUrl);
  const back = useWayBack(meetingsPath);
  const fileUrl = useFileUrl();
  const { page: _page, ...filters } = list.settings;
  const input = { params: { association_id }, query: filters };
  return (
    <Page
      title={sharedTexts.title}
      back={
        <Link href={back} isBack>
          {texts.back}
        </Link>
      }
      actions={
        <>
          <LinkButton
            variant="quiet"
            icon={mdiFilePdfBox}
            href={fileUrl(decisionsOperations.downloadPdf, input)}
            download
          >
            <ShortLabel short={texts.pdfShort}>{texts.pdf}</ShortLabel>
          </LinkButton>
          <LinkButton
            variant="quiet"
            icon={mdiFileDelimitedOutline}
            href={fileUrl(decisionsOperations.downloadCsv, input)}
            download
          >
            <ShortLabel short={texts.csvShort}>{texts.csv}</ShortLabel>
          </LinkButton>
        </>
      }
    >
      <Stack>
        <ListFilterBar
          list={{ ...list, search }}
          format={decisionsUrl}
          searchLabel={texts.search}
          filters={DecisionsFilters}
          activeCount={({ year, outcome, is_in_force }) =>
            countSet(year, outcome) + (is_in_force === undefined ? 0 : 1)
          }
          total={DecisionsTotal}
          count={texts.count}
        />
        <DecisionsTable {...list} />
        <ResolutionsEntry />
      </Stack>
    </Page>
  );
}
