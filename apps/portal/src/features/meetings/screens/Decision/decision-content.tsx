import { mdiGavel } from '@mdi/js';
import { type Decision, type LinkedDecision, voidableLines } from '@mijn/domain/decisions';
import type { AttachedFile } from '@mijn/domain/files';
import { dutchTime, formatDate, formatNumber } from '@mijn/domain/formats';
import { meetingsOperations } from '@mijn/domain/meetings';
import { motionStateTexts, nameOfMotion } from '@mijn/domain/motions';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList, DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DetailLayout, LeadText } from '@mijn/ui/detail-layout';
import { FactLine } from '@mijn/ui/fact-line';
import { IconNote } from '@mijn/ui/icon-note';
import { Link } from '@mijn/ui/link';
import { LinkList } from '@mijn/ui/link-list';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { SinceConvocationNote } from '../../agenda/since-convocation.tsx';
import { OutcomeStatus } from '../../decisions/outcome-status.tsx';
import { decisionPath } from '../../../../shared/routing/paths.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { texts } from './texts.ts';

export function DecisionKind({ decision: { decided_on, register_number } }: { decision: Decision }) {
  return (
    <FactLine>
      {texts.title}
      {register_number !== null && (
        <>
          <VisuallyHidden>{texts.number}: </VisuallyHidden>
          {register_number}
        </>
      )}
      <>
        <VisuallyHidden>{texts.decidedOn}: </VisuallyHidden>
        <DateText date={decided_on} look="long" />
      </>
    </FactLine>
  );
}

const known = (term: string, value: number | null) =>
  value === null ? [] : [{ term, description: formatNumber(value) }];

const dayOf = (term: string, day: string | null) =>
  day === null ? [] : [{ term, description: <DateText date={day} /> }];

/** Shows what is known of a decision. A fact that is unknown is left out. */
function DecisionFacts({ decision }: { decision: Decision }) {
  const { meeting, decision_kind, in_force_since, outcome } = decision;
  return (
    <Card title={texts.facts}>
      <DescriptionList
        look="stacked"
        entries={[
          { term: texts.outcome, description: <OutcomeStatus outcome={outcome} /> },
          ...(decision.votes_by_option?.map(({ option, votes }) => ({
            term: option,
            description: formatNumber(votes),
          })) ?? [
            ...known(texts.votesFor, decision.votes_for),
            ...known(texts.votesAgainst, decision.votes_against),
          ]),
          ...known(texts.votesAbstained, decision.votes_abstained),
          ...known(texts.votesPresent, decision.votes_present),
          ...(meeting
            ? [
                {
                  term: texts.meeting,
                  description: (
                    <Link href={meetingPath(meeting.id)}>
                      {meeting.concerns} <DateText date={dutchTime(meeting.meeting_date)} />
                    </Link>
                  ),
                },
              ]
            : []),
          ...(decision.is_outside_meeting
            ? [{ term: texts.meeting, description: texts.outsideMeeting }]
            : []),
          ...(decision_kind === null ? [] : [{ term: texts.decisionKind, description: decision_kind }]),
          ...dayOf(texts.inForceSince, in_force_since),
          ...dayOf(texts.publishedOn, decision.published_on),
          ...dayOf(texts.minutesPublishedOn, decision.minutes_published_on),
          ...(decision.number === null ? [] : [{ term: texts.ownNumber, description: decision.number }]),
        ]}
      />
    </Card>
  );
}

interface DocumentsProps {
  meetingId: string;
  documents: readonly AttachedFile[];
}

/** Shows the documents of the meeting that belong to a decision, which open in a viewer. */
function DecisionDocuments({ meetingId, documents }: DocumentsProps) {
  const { id: association_id } = useAssociation();
  const linksOf = useFileLinks(meetingsOperations.downloadDocument, meetingsOperations.getThumbnail);
  const files = {
    files: documents,
    openFile: useOpenFile(useOwnSearch().search),
    linksOf: ({ id, has_thumbnail }: AttachedFile) =>
      linksOf({ association_id, meeting_id: meetingId, document_id: id }, has_thumbnail),
  };
  return (
    <Section title={texts.documents}>
      <FileRows label={texts.documents} {...files} />
      <OpenedFile {...files} />
    </Section>
  );
}

function Voidability({ decision }: { decision: Decision }) {
  const { voidable_until, is_voidable, awaits_minutes } = decision;
  const lines = voidableLines(decision);
  if (lines.length > 0)
    return (
      <IconNote icon={mdiGavel} title={texts.voidableFor(is_voidable || awaits_minutes)}>
        {[...lines, texts.howToObjectByMinutes].join(' ')}
      </IconNote>
    );
  if (voidable_until === null) return null;
  return (
    <IconNote icon={mdiGavel} title={texts.voidable(is_voidable, formatDate(voidable_until))}>
      {is_voidable && texts.howToObject(formatDate(voidable_until))}
    </IconNote>
  );
}

const linksOf = (decisions: readonly LinkedDecision[]) =>
  decisions.map(({ id, title, decided_on }) => ({
    id,
    href: decisionPath(id),
    name: title,
    facts: [texts.decidedOnDay(formatDate(decided_on))],
  }));

export function DecisionContent({ decision }: { decision: Decision }) {
  const { wording, meeting, documents, motions, superseded_by, supersedes } = decision;
  const { annulled_on, annulled_reason } = decision;
  return (
    <DetailLayout facts={<DecisionFacts decision={decision} />}>
      <Stack gap="large">
        {annulled_on !== null && (
          <Alert tone="warning" title={texts.annulled(formatDate(annulled_on))}>
            {annulled_reason}
          </Alert>
        )}
        {superseded_by && (
          <Alert tone="info" title={texts.supersededBy}>
            <Link href={decisionPath(superseded_by.id)}>{superseded_by.title}</Link>,{' '}
            {texts.decidedOnDay(formatDate(superseded_by.decided_on))}
          </Alert>
        )}
        <Stack>
          {[...wording.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) => (
            <LeadText key={index}>{line}</LeadText>
          ))}
        </Stack>
        <SinceConvocationNote since={decision.since_convocation} />
        <Voidability decision={decision} />
        {motions.length > 0 && (
          <Section title={texts.motions}>
            <ul>
              {motions.map(({ id, proposer, state, ...motion }) => (
                <li key={id}>{texts.motion(nameOfMotion(motion), proposer, motionStateTexts[state])}</li>
              ))}
            </ul>
          </Section>
        )}
        {meeting && documents.length > 0 && (
          <DecisionDocuments meetingId={meeting.id} documents={documents} />
        )}
        {supersedes.length > 0 && (
          <Section title={texts.supersedes}>
            <LinkList label={texts.supersedes} links={linksOf(supersedes)} />
          </Section>
        )}
      </Stack>
    </DetailLayout>
  );
}

/** The number of facts of most decisions. */
const FACTS = 7;

export function DecisionSkeleton() {
  return (
    <DetailLayout
      facts={
        <Card title={texts.facts}>
          <DescriptionListSkeleton look="stacked" entries={FACTS} />
        </Card>
      }
    >
      <SkeletonGroup>
        <Stack>
          {['92%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </SkeletonGroup>
    </DetailLayout>
  );
}
