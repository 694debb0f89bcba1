import type { WrittenResolutionInList } from '@mijn/domain/written-resolutions';
import { LinkList } from '@mijn/ui/link-list';
import { resolutionPath } from '../meetings.paths.ts';
import { texts } from './texts.ts';

const factsOf = ({ state, last_day, progress }: WrittenResolutionInList): string[] =>
  state === 'open'
    ? [texts.until(last_day), ...(progress ? [texts.consents(progress)] : [])]
    : [texts.states[state]];

interface ResolutionLinksProps {
  label: string;
  resolutions: readonly WrittenResolutionInList[];
}

/** Lists decisions outside a meeting, each with how it is. */
export function ResolutionLinks({ label, resolutions }: ResolutionLinksProps) {
  return (
    <LinkList
      label={label}
      links={resolutions.map((one) => ({
        id: one.id,
        href: resolutionPath(one.id),
        name: one.title,
        facts: factsOf(one),
      }))}
    />
  );
}
