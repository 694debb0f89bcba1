import type { AgendaItem } from '@mijn/domain/agenda';
import { formatCount, formatList } from '@mijn/domain/formats';
import type { Proxy } from '@mijn/domain/proxies';
import type { Apartment } from '@mijn/domain/voting-rules';

/** The board as a holder, within a sentence. */
export const BOARD_NAME = 'het bestuur';

const votes = (count: number): string => formatCount(count, 'stem', 'stemmen');

/** Returns a name at the beginning of a sentence, such as "De heer B. Bakker". */
export const atStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns apartments with their votes, such as "Kadestraat 47 (24 stemmen)". */
export const apartmentsWithVotes = (apartments: readonly Apartment[]): string =>
  formatList(apartments.map(({ name, votes: count }) => `${name} (${votes(count)})`));

/** Returns who votes, such as "het bestuur". */
export const holderOf = ({ holder }: Pick<Proxy, 'holder'>): string => holder ?? BOARD_NAME;

/** The agenda items that are decided, which a proxy can be about. */
export const proposalsOf = (items: readonly AgendaItem[]): AgendaItem[] =>
  items.filter(({ kind }) => kind === 'decide');
