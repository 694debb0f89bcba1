import {
  ballotTexts,
  namesOfOthers,
  outcomeLine,
  partOfVotes,
  partsOfResult,
  type ShownResult,
} from '@mijn/domain/ballot-texts';
import { formatNumber } from '@mijn/domain/formats';
import type { VoteBasis, VotePart } from '@mijn/domain/voting-rules';
import styles from './ballot-result.module.css';
import { ResultBar } from './result-bar.tsx';
import { texts } from './texts.ts';

export interface BallotResultProps {
  /** The numbers of a closed ballot, as the API returns them. */
  result: ShownResult;
  /** The part of the votes that the decision needs. */
  majority: VotePart;
  /** Of which votes the majority is a part: those cast, those present, or those of all apartments. */
  basis: VoteBasis;
  /** The number of votes that must be present; null if the decision needs none. */
  quorumVotes: number | null;
  /** The size of the numbers. `large` is for a beamer. */
  size?: 'medium' | 'large';
}

interface SumProps extends Pick<BallotResultProps, 'majority' | 'basis' | 'quorumVotes' | 'result'> {
  parts: readonly { label: string; votes: number }[];
}

/** Shows how the votes were counted, as a sum on paper. */
function Sum({ parts, result, majority, basis, quorumVotes }: SumProps) {
  const { outcome, votes_cast, votes_base, votes_needed } = result;
  return (
    <table className={styles['sum']} aria-label={texts.sum}>
      <tbody>
        {parts.map(({ label, votes }, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-plus={at === parts.length - 1 && parts.length > 1 ? '+' : undefined}>
              {formatNumber(votes)}
            </td>
          </tr>
        ))}
        <tr className={styles['line']}>
          <th scope="row">{ballotTexts.cast}</th>
          <td>{formatNumber(votes_cast)}</td>
        </tr>
        {votes_cast > 0 && votes_needed > 0 && (
          <tr className={styles['needed']}>
            <th scope="row">
              {ballotTexts.needed}{' '}
              <small>{partOfVotes({ majority, majority_basis: basis }, votes_base)}</small>
            </th>
            <td>{formatNumber(votes_needed)}</td>
          </tr>
        )}
        <tr className={styles['outcome']} data-outcome={outcome}>
          <td colSpan={2}>{outcomeLine(result, quorumVotes)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * Shows the result of a ballot: the sum that decided, a bar with the number that was needed, and all votes that were present. Of a secret one
 * whose totals could tell what somebody voted it says that only the outcome is known.
 */
export function BallotResult({ result, majority, basis, quorumVotes, size = 'medium' }: BallotResultProps) {
  const { options, votes_cast, votes_base, votes_needed, votes_abstained, votes_silent, votes_divided } =
    result;
  const { votes_invalid, votes_paper, outcome } = result;
  if (!result.has_totals)
    return (
      <div className={styles['place']} data-size={size}>
        <p>{outcomeLine(result, quorumVotes)}.</p>
      </div>
    );
  const names = namesOfOthers(basis);
  const isOfOptions = options.length > 0;
  const parts = partsOfResult(result);
  const best = [...parts].sort((one, other) => other.votes - one.votes);
  const rows = [
    { label: ballotTexts.cast, votes: votes_cast },
    { label: names.abstained, votes: votes_abstained },
    ...(votes_invalid > 0 ? [{ label: names.invalid, votes: votes_invalid }] : []),
    { label: names.silent, votes: votes_silent },
    ...(votes_divided > 0 ? [{ label: names.divided, votes: votes_divided }] : []),
  ];
  return (
    <div className={styles['place']} data-size={size}>
      <div className={styles['result']}>
        <Sum parts={parts} result={result} majority={majority} basis={basis} quorumVotes={quorumVotes} />
        <div className={styles['votes']}>
          {votes_cast > 0 && (
            <ResultBar
              parts={isOfOptions ? best : parts}
              base={votes_base}
              needed={outcome === 'no_quorum' || votes_needed === 0 ? null : votes_needed}
            />
          )}
          <dl className={styles['rows']}>
            {rows.map(({ label, votes }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(votes)}</dd>
              </div>
            ))}
            <div className={styles['present']}>
              <dt>
                {ballotTexts.present}
                {quorumVotes !== null && <small>{ballotTexts.quorum(quorumVotes)}</small>}
                {votes_paper > 0 && <small>{ballotTexts.paper(votes_paper)}</small>}
              </dt>
              <dd>{formatNumber(result.votes_present)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}
