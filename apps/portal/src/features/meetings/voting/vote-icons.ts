import {
  mdiAccountCheckOutline,
  mdiMinusCircle,
  mdiMinusCircleOutline,
  mdiRadioboxMarked,
  mdiThumbDown,
  mdiThumbDownOutline,
  mdiThumbUp,
  mdiThumbUpOutline,
} from '@mdi/js';

/** What the holder of a proxy votes about a proposal. `holder` is for a holder who decides. */
export type ProxyVote = 'for' | 'against' | 'abstain' | 'option' | 'holder';

/** The icon of each vote. They differ in shape, because no vote has a colour of its own. */
export const voteIcons: Readonly<Record<ProxyVote, string>> = {
  for: mdiThumbUpOutline,
  against: mdiThumbDownOutline,
  abstain: mdiMinusCircleOutline,
  option: mdiRadioboxMarked,
  holder: mdiAccountCheckOutline,
};

/** The icon of each vote that was chosen or sent. */
export const chosenVoteIcons: Readonly<Record<Exclude<ProxyVote, 'holder'>, string>> = {
  for: mdiThumbUp,
  against: mdiThumbDown,
  abstain: mdiMinusCircle,
  option: mdiRadioboxMarked,
};
