import { isBoardMember } from '@mijn/domain/roles';
import type { ResolutionState, WrittenResolution } from '@mijn/domain/written-resolutions';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { DetailLayout, LeadText } from '@mijn/ui/detail-layout';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Link } from '@mijn/ui/link';
import { MessageText } from '@mijn/ui/message-feed';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { Status, type StatusProps } from '@mijn/ui/status';
import { decisionPath } from '../../../../shared/routing/paths.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { EverybodyNote } from '../../written-resolutions/everybody-note.tsx';
import { texts as allTexts } from '../../written-resolutions/texts.ts';
import { OwnVote } from './own-vote.tsx';

const texts = allTexts.page;

const { Component: ApartmentsTable } = lazyPart(
  'resolution-apartments',
  async () => (await import('./apartments-table.tsx')).ApartmentsTable,
);

const tones = {
  open: 'open',
  adopted: 'done',
  rejected: 'refused',
  lapsed: 'refused',
  withdrawn: 'open',
} as const satisfies Record<ResolutionState, StatusProps['tone']>;

const dayOf = (term: string, day: string | null) =>
  day === null ? [] : [{ term, description: <DateText date={day} /> }];

function ResolutionFacts({ resolution }: { resolution: WrittenResolution }) {
  const { state, created_on, last_day, adopted_on, withdrawn_on, progress } = resolution;
  const counts = progress && {
    [texts.for]: progress.apartments_for,
    [texts.against]: progress.apartments_against,
    [texts.silent]: progress.apartments_total - progress.apartments_for - progress.apartments_against,
  };
  return (
    <Card title={texts.facts}>
      <DescriptionList
        look="stacked"
        entries={[
          { term: texts.state, description: <Status tone={tones[state]}>{allTexts.states[state]}</Status> },
          ...(progress && counts
            ? Object.entries(counts).map(([term, count]) => ({
                term,
                description: texts.ofTotal(count, progress.apartments_total),
              }))
            : []),
          ...dayOf(texts.asked, created_on),
          ...dayOf(texts.lastDay, last_day),
          ...dayOf(texts.adoptedOn, adopted_on),
          ...dayOf(texts.withdrawnOn, withdrawn_on),
        ]}
      />
    </Card>
  );
}

/** Shows the question with the own vote, and for the board who still has to vote. */
export function ResolutionContent({ resolution }: { resolution: WrittenResolution }) {
  const { wording, explanation, state, progress, decision_id } = resolution;
  const isStopped = progress !== null && progress.apartments_against > 0;
  return (
    <DetailLayout facts={<ResolutionFacts resolution={resolution} />}>
      <Stack gap="large">
        {decision_id !== null && (
          <Alert tone="success" title={allTexts.states.adopted}>
            <Link href={decisionPath(decision_id)}>{texts.decision}</Link>
          </Alert>
        )}
        <Stack>
          {[...wording.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) => (
            <LeadText key={index}>{line}</LeadText>
          ))}
        </Stack>
        {explanation !== null && (
          <Section title={texts.explanation}>
            <MessageText text={explanation} isWhole />
          </Section>
        )}
        {isStopped && (
          <Alert tone="warning" title={texts.stopped}>
            {texts.stoppedText}
          </Alert>
        )}
        {state === 'open' && <EverybodyNote />}
        {resolution.own_apartments.length > 0 && <OwnVote resolution={resolution} />}
        {isBoardMember(useAssociation()) && <ApartmentsTable resolution={resolution} />}
      </Stack>
    </DetailLayout>
  );
}
