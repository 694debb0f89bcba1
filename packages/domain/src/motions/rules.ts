/** An amendment changes the text of a proposal. A counter-proposal comes in its place. */
export const motionKinds = ['amendment', 'counter_proposal'] as const;

export type MotionKind = (typeof motionKinds)[number];

export const motionKindTexts: Readonly<Record<MotionKind, string>> = {
  amendment: 'Amendement',
  counter_proposal: 'Tegenvoorstel',
};

/** Returns the name of a motion, such as `Amendement: Hoogstens € 100.000`. */
export const nameOfMotion = ({ kind, text }: { kind: MotionKind; text: string }): string =>
  `${motionKindTexts[kind]}: ${text}`;

/** Returns what a ballot is about: its item, and the motion to it if it is about one. */
export const titleOfBallot = ({
  title,
  motion,
}: {
  title: string;
  motion: { kind: MotionKind; text: string } | null;
}): string => (motion ? `${title}. ${nameOfMotion(motion)}` : title);

/** What a ballot about a motion decides. */
export const decidedMotionStates = ['carried', 'rejected'] as const;

/** What became of a motion. An open one is still to be voted about. */
export const motionStates = ['open', ...decidedMotionStates, 'lapsed', 'withdrawn'] as const;

export type MotionState = (typeof motionStates)[number];

export const motionStateTexts: Readonly<Record<MotionState, string>> = {
  open: 'Nog niet over gestemd',
  carried: 'Aangenomen',
  rejected: 'Verworpen',
  lapsed: 'Vervallen',
  withdrawn: 'Ingetrokken',
};

/** The text that a meeting votes about. */
export interface ProposalText {
  wording: string;
  /** What members choose between; empty if they vote for or against. */
  options: readonly string[];
}

/** A motion, as far as its state depends on it. */
export interface MotionFacts {
  kind: MotionKind;
  created_at: Date;
  withdrawn_at: Date | null;
  /** What the ballot about the motion decided, and when it was closed; null without a decision that holds. */
  decision: { outcome: 'adopted' | 'rejected'; decided_at: Date } | null;
}

const isReplacedBy = (motion: MotionFacts, { kind, decision }: MotionFacts): boolean =>
  kind === 'counter_proposal' &&
  decision?.outcome === 'adopted' &&
  decision.decided_at.getTime() >= motion.created_at.getTime();

/**
 * Returns the state of a motion. The proposal that a counter-proposal replaced falls, and with it the open motions about it. A motion that
 * is made afterwards is about the new text.
 * @param all the motions about the same item.
 */
export function stateOfMotion(motion: MotionFacts, all: readonly MotionFacts[]): MotionState {
  if (motion.decision) return motion.decision.outcome === 'adopted' ? 'carried' : 'rejected';
  if (motion.withdrawn_at !== null) return 'withdrawn';
  return all.some((one) => isReplacedBy(motion, one)) ? 'lapsed' : 'open';
}

/**
 * Returns whether an open amendment was written about a text that the proposal does not have any more. If it were carried, what was decided
 * since would be lost. A counter-proposal does not build on the proposal.
 */
export const isOutdated = (
  { kind, based_on }: { kind: MotionKind; based_on: string },
  proposal: Pick<ProposalText, 'wording'>,
): boolean => kind === 'amendment' && based_on !== proposal.wording;

/** Returns the motion that is voted about next; undefined if the proposal itself is. @param motions about one item, in the order of voting. */
export const nextMotion = <One extends { state: MotionState }>(motions: readonly One[]): One | undefined =>
  motions.find(({ state }) => state === 'open');

/** Why no ballot is opened about a motion. */
export type MotionObstacle = 'motion_closed' | 'motion_not_next' | 'motion_outdated';

/** Returns why no ballot can be opened about a motion; null if one can. @param motions about the same item, in the order of voting. */
export function obstacleOfMotion<One extends { state: MotionState; is_outdated: boolean }>(
  motion: One,
  motions: readonly One[],
): MotionObstacle | null {
  if (motion.state !== 'open') return 'motion_closed';
  if (nextMotion(motions) !== motion) return 'motion_not_next';
  return motion.is_outdated ? 'motion_outdated' : null;
}

/** Returns the proposal after a motion was carried. A counter-proposal has no options, because it was voted for or against. */
export const proposalAfter = (
  { kind, wording }: { kind: MotionKind; wording: string },
  { options }: ProposalText,
): ProposalText => ({ wording, options: kind === 'amendment' ? options : [] });

/** Stands above the text of a motion that is not decided about yet. */
export const wouldReadText = 'Zo zou het voorstel luiden:';

/** Says what a motion that was carried does, for the chair to read aloud. */
export const carriedText = (kind: MotionKind): string =>
  kind === 'amendment'
    ? 'Het amendement is aangenomen. Het voorstel luidt nu:'
    : 'Het tegenvoorstel is aangenomen en komt in de plaats van het voorstel. Het voorstel luidt nu:';

/** Says what a motion that was rejected does. */
export const rejectedText = (kind: MotionKind): string =>
  `Het ${motionKindTexts[kind].toLowerCase()} is verworpen. Het voorstel blijft zoals het was.`;
