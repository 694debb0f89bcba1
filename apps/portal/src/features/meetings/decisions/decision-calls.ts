import { call, listTag } from '@mijn/api/rtk-query';
import { decisionOutcomes, decisionsOperations } from '@mijn/domain/decisions';
import { decisionEndpoints } from '../../../shared/decisions/decision-call.ts';
import type { Load } from '../../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { type SettingsOf, urlFormat } from '../../../shared/tables/url-format.ts';
import type { ListProps } from '../../../shared/tables/use-list-settings.ts';
import { meetingEndpoints } from '../meeting-calls.ts';

/** The register. The list of decisions is in `meeting-calls.ts`, because the page of a meeting has it too. */
const decisionsEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listDecisionYears: build.query(
      call(decisionsOperations.listYears, { providesTags: [listTag('Meeting')] }),
    ),
  }),
});

export const { useListDecisionYearsQuery } = decisionsEndpoints;

/** The search is not kept for the next visit, so that a member who returns sees the newest decisions. */
const spec = {
  q: ['zoek', 'text', 'passing'],
  year: ['jaar', 'year', 'passing'],
  outcome: ['uitslag', decisionOutcomes, 'passing'],
  is_in_force: ['geldig', 'flag', 'passing'],
  page: ['pagina', 'page'],
} as const;

type DecisionsSettings = SettingsOf<typeof spec>;

export type DecisionsProps = ListProps<DecisionsSettings>;

export const decisionsUrl = urlFormat(spec);

const { util } = decisionsEndpoints;

export const load: Load =
  ({ association_id, settingsOf, params: { decisionId } }) =>
  (dispatch) => {
    const params = { association_id };
    if (decisionId !== undefined) {
      dispatch(
        decisionEndpoints.util.prefetch(
          'getDecision',
          { params: { ...params, decision_id: decisionId } },
          IF_OLD,
        ),
      );
      return;
    }
    const query = settingsOf('decisions', decisionsUrl);
    dispatch(util.prefetch('listDecisions', { params, query }, IF_OLD));
    dispatch(util.prefetch('listDecisionYears', { params }, IF_OLD));
  };
