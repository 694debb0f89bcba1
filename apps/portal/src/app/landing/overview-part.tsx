import { errorText } from '@mijn/api/texts';
import type { Overview, OverviewPart as PartName } from '@mijn/domain/overview';
import { ErrorState } from '@mijn/ui/error-state';
import type { ReactNode } from 'react';
import { useRetryOverviewPartMutation } from '../../features/overview/overview.endpoints.ts';
import { errorOf } from '../../shared/api/error-of.ts';
import { texts } from './texts.ts';

interface OverviewPartProps<Name extends PartName> {
  associationId: string;
  overview: Overview;
  name: Name;
  children: (part: NonNullable<Overview[Name]>) => ReactNode;
}

/** One part of the overview, or that it failed: then it can be asked for again, and the others stay. */
export function OverviewPart<Name extends PartName>(props: OverviewPartProps<Name>) {
  const { associationId, overview, name, children } = props;
  const [retry, attempt] = useRetryOverviewPartMutation();
  const part = overview[name];
  if (part) return children(part);
  if (!overview.failed.includes(name)) return null;
  const error = errorOf(attempt);
  return (
    <ErrorState
      title={texts.failed[name]}
      isRetrying={attempt.isLoading}
      onRetry={() => void retry({ associationId, part: name })}
    >
      {error ? errorText(error) : texts.othersAreHere}
    </ErrorState>
  );
}
