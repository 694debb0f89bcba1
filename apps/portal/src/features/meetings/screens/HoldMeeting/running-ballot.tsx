import { neededVotes } from '@mijn/domain/ballot-texts';
import { mdiHandBackLeftOutline, mdiStopCircleOutline, mdiTextBoxCheckOutline } from '@mdi/js';
import type { Ballot, BallotProgress } from '@mijn/domain/ballots';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { titleOfBallot } from '@mijn/domain/motions';
import { Alert } from '@mijn/ui/alert';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { Status } from '@mijn/ui/status';
import { SinceConvocationNote } from '../../agenda/since-convocation.tsx';
import { BallotCard, BallotLine } from './ballot-card/ballot-card.tsx';
import { VotesCast } from '../../hold/votes-cast/votes-cast.tsx';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { failureText, holdTexts } from '../../hold/texts.ts';
import { useHasSecretKey } from '../../hold/secret/use-secret-key.ts';
import { handsPath } from '../../meetings.paths.ts';
import { useCancelBallotMutation, useCloseBallotMutation } from '../../voting/ballot-calls.ts';
import { texts } from './texts.ts';

const { Component: CountedBallot } = lazyPart(
  'counted-ballot',
  async () => (await import('./counted-ballot.tsx')).CountedBallot,
);

interface RunningBallotProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  progress: BallotProgress | undefined;
  /** Whether votes by show of hands can be entered now. */
  mayRecord: boolean;
  /** Whether the member can end the ballot: at any time, also when the meeting is over. */
  mayEnd: boolean;
}

const timeOf = (moment: string): string => formatTime(dutchTime(moment));

/** Says before a ballot is closed why there would be no decision, and which votes do not count. */
function ClosingWarnings({ ballot, progress }: { ballot: Ballot; progress: BallotProgress }) {
  const { quorum_votes: needed } = ballot;
  const { votes_present, votes_cast, apartments_divided } = progress;
  const hasQuorum = needed === null || votes_present >= needed;
  return (
    <>
      {!hasQuorum && <Alert tone="warning" title={texts.close.noQuorum(votes_present, needed)} />}
      {hasQuorum && votes_cast === 0 && <Alert tone="warning" title={texts.close.noVotes} />}
      {apartments_divided > 0 && (
        <Alert tone="warning" title={texts.close.divided(apartments_divided)}>
          {texts.close.dividedText}
        </Alert>
      )}
    </>
  );
}

/** Asks once before a ballot is closed, with the number of apartments that did not vote. */
function CloseBallot({ params, ballot, progress }: Omit<RunningBallotProps, 'mayRecord' | 'mayEnd'>) {
  const [close] = useCloseBallotMutation();
  const silent = progress && progress.apartments_present - progress.apartments_cast;
  const paper = progress?.apartments_paper ?? 0;
  return (
    <AskedAction
      icon={mdiStopCircleOutline}
      label={texts.close.label}
      title={texts.close.title}
      confirmLabel={texts.close.label}
      failureText={failureText}
      run={() => close({ params: { ...params, ballot_id: ballot.id } })}
    >
      {progress && <ClosingWarnings ballot={ballot} progress={progress} />}
      {progress && silent !== undefined && (
        <p>{texts.close.text(silent, progress.votes_present - progress.votes_cast)}</p>
      )}
      {paper > 0 && <p>{texts.close.paper(paper)}</p>}
      <p>{paper > 0 ? texts.close.afterPaper : texts.close.after}</p>
    </AskedAction>
  );
}

function CancelBallot({ params, ballot }: Pick<RunningBallotProps, 'params' | 'ballot'>) {
  const [cancel] = useCancelBallotMutation();
  return (
    <AskedAction
      variant="danger"
      tone="danger"
      label={texts.cancel.label}
      title={texts.cancel.title}
      confirmLabel={texts.cancel.label}
      failureText={failureText}
      run={() => cancel({ params: { ...params, ballot_id: ballot.id } })}
    >
      <p>{texts.cancel.text}</p>
    </AskedAction>
  );
}

/** Shows the votes that are in, and leads to those who did not vote. */
function Progress({ params, progress }: { params: RunningBallotProps['params']; progress: BallotProgress }) {
  const { apartments_cast, apartments_divided, apartments_present } = progress;
  const { apartments_early: early, apartments_paper, votes_paper } = progress;
  const silent = apartments_present - apartments_cast;
  return (
    <>
      <BallotLine>
        <span>{holdTexts.apartmentsCast(apartments_cast, apartments_present)}</span>
        {silent > 0 && (
          <Link href={handsPath(params.meeting_id, true)} isStandalone>
            {texts.running.silent(silent)}
          </Link>
        )}
      </BallotLine>
      {early > 0 && <p>{texts.running.early(early)}</p>}
      {apartments_paper > 0 && <p>{holdTexts.paper(apartments_paper, votes_paper)}</p>}
      {apartments_divided > 0 && <Alert tone="warning">{holdTexts.divided(apartments_divided)}</Alert>}
    </>
  );
}

/** Shows the ballot that is open or is being counted, with the buttons that end it. */
export function RunningBallot({ params, ballot, progress, mayRecord, mayEnd }: RunningBallotProps) {
  const { is_secret: isSecret, state, number, opened_at, closed_at } = ballot;
  const hasKey = useHasSecretKey(ballot);
  const isOpen = state === 'open';
  const openText = isSecret ? texts.running.secret : texts.running.open;
  return (
    <BallotCard
      state={<Status tone={isOpen ? 'done' : 'open'}>{isOpen ? openText : texts.running.counting}</Status>}
      since={texts.running.since(timeOf(isOpen ? opened_at : (closed_at ?? opened_at)))}
      title={holdTexts.itemTitle(number, titleOfBallot(ballot))}
      wording={ballot.wording}
      options={ballot.options}
      majority={neededVotes(ballot)}
      {...(isOpen && { hidden: isSecret ? texts.running.hiddenSecret : texts.running.hidden })}
      {...(isOpen && {
        cast: progress && (
          <VotesCast
            votes={progress.votes_cast}
            total={progress.votes_present}
            text={holdTexts.cast(progress.votes_present)}
          />
        ),
        close: mayEnd && <CloseBallot params={params} ballot={ballot} progress={progress} />,
      })}
      actions={
        mayEnd && (
          <>
            {mayRecord && isOpen && (
              <LinkButton
                variant="quiet"
                icon={isSecret ? mdiTextBoxCheckOutline : mdiHandBackLeftOutline}
                href={handsPath(params.meeting_id, true)}
              >
                {isSecret ? texts.running.paper : texts.running.hands}
              </LinkButton>
            )}
            <CancelBallot params={params} ballot={ballot} />
          </>
        )
      }
    >
      <SinceConvocationNote since={ballot.since_convocation} />
      {isOpen && progress && <Progress params={params} progress={progress} />}
      {isOpen && isSecret && hasKey === false && <p>{texts.running.otherDevice}</p>}
      {!isOpen && <CountedBallot key={ballot.id} params={params} ballot={ballot} />}
    </BallotCard>
  );
}
