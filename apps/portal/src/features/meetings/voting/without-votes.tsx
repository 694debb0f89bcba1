import type { OwnedApartment } from '@mijn/domain/voting-rules';
import { Alert } from '@mijn/ui/alert';
import { Lines } from '../attendance/lines.tsx';
import { texts } from './texts.ts';

/** Tells a member which own apartments do not vote, and why. */
export function WithoutVotes({ apartments }: { apartments: readonly OwnedApartment[] }) {
  const silent = apartments.flatMap(({ name, voting }) =>
    voting === 'yes' ? [] : [texts.withoutVotes.apartment(name, voting)],
  );
  if (silent.length === 0) return null;
  return (
    <Alert tone="info" title={texts.withoutVotes.title(silent.length)}>
      <Lines text={[...silent, texts.withoutVotes.text].join('\n')} />
    </Alert>
  );
}
