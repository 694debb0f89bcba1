import type { AgendaItem } from '@mijn/domain/agenda';
import { type InstructionChoice, instructionChoices, type Proxy, type ProxyForm } from '@mijn/domain/proxies';

/** The choice of the board, and of somebody who is no member, beside the ids of members. */
export const BOARD = 'board';
export const OTHER = 'other';

/** The vote of a holder who decides. */
export const DECIDES = 'holder';

/**
 * The values of the form of a proxy. A draft keeps texts and lists of texts: an entry of `instructions` is the id of a proposal, and
 * the vote after a space. A proposal without an entry is left to the holder.
 */
export type ProxyValues = {
  /** The id of a member, `board` or `other`; empty at first. */
  holder: string;
  /** The name of the chosen member, so that a draft shows who it is. */
  chosen_name: string;
  scope: string;
  items: readonly string[];
  instructions: readonly string[];
};

export const NEW_PROXY: ProxyValues = {
  holder: '',
  chosen_name: '',
  scope: 'whole',
  items: [],
  instructions: [],
};

interface Instruction {
  instruction: InstructionChoice | null;
  option: string | null;
}

/** Returns the vote of an instruction in a form: `for`, or `option ` and the option. */
const voteOf = ({ instruction, option }: Instruction): string => {
  if (instruction === null) return DECIDES;
  return instruction === 'option' ? `option ${option ?? ''}` : instruction;
};

function instructionOf(vote: string): Instruction {
  const [first = '', ...rest] = vote.split(' ');
  const instruction = instructionChoices.find((choice) => choice === first) ?? null;
  return { instruction, option: instruction === 'option' ? rest.join(' ') : null };
}

const isOf = (itemId: string) => (entry: string) => entry.startsWith(`${itemId} `);

/** Returns the vote of a proposal in a form. */
export const voteAbout = (instructions: readonly string[], itemId: string): string =>
  instructions.find(isOf(itemId))?.slice(itemId.length + 1) ?? DECIDES;

/** Returns the instructions with another vote about a proposal. */
export const withVote = (instructions: readonly string[], itemId: string, vote: string): string[] => [
  ...instructions.filter((entry) => !isOf(itemId)(entry)),
  ...(vote === DECIDES ? [] : [`${itemId} ${vote}`]),
];

/** Returns the values of a form that changes a proxy. */
export const valuesOf = (proxy: Proxy): ProxyValues => ({
  holder: proxy.is_to_board ? BOARD : (proxy.holder_id ?? ''),
  chosen_name: proxy.is_to_board ? '' : (proxy.holder ?? ''),
  scope: proxy.is_whole_meeting ? 'whole' : 'items',
  items: proxy.is_whole_meeting ? [] : proxy.items.map(({ item_id }) => item_id),
  instructions: proxy.items.reduce<string[]>(
    (instructions, item) => withVote(instructions, item.item_id, voteOf(item)),
    [],
  ),
});

/** Returns what a proxy is about, from the values of a form. A proposal that the agenda lost meanwhile is left out. */
export function scopeOf(
  { scope, items, instructions }: ProxyValues,
  proposals: readonly Pick<AgendaItem, 'id'>[],
): Pick<ProxyForm, 'is_whole_meeting' | 'items'> {
  const is_whole_meeting = scope === 'whole';
  const chosen = proposals
    .map(({ id }) => Object.assign(instructionOf(voteAbout(instructions, id)), { item_id: id }))
    .filter(({ item_id, instruction }) =>
      is_whole_meeting ? instruction !== null : items.includes(item_id),
    );
  return { is_whole_meeting, items: chosen };
}

/** Returns the id of the holder as the calls name it: null for the board and for somebody who is no member. */
export const holderIdOf = ({ holder }: Pick<ProxyValues, 'holder'>): string | null =>
  holder === BOARD || holder === OTHER || holder === '' ? null : holder;
