import type { Ballot } from '@mijn/domain/ballots';
import { carriedText, rejectedText } from '@mijn/domain/motions';

/** Says what the result of a ballot about a motion does to the proposal, for the chair to read aloud. Shows nothing for others. */
export function MotionOutcome({ ballot }: { ballot: Ballot }) {
  const { motion, result, annulment, wording } = ballot;
  if (!motion || annulment) return null;
  if (result?.outcome === 'rejected') return <p>{rejectedText(motion.kind)}</p>;
  if (result?.outcome !== 'adopted') return null;
  return (
    <>
      <p>{carriedText(motion.kind)}</p>
      <p>
        <strong>{wording}</strong>
      </p>
    </>
  );
}
