import type { Overview, OverviewPart as PartName } from '@mijn/domain/overview';
import { ErrorState } from '@mijn/ui/error-state';
import type { ReactNode } from 'react';
import { errorText } from '../../shared/api/error-text.ts';
import { useRetryOverviewMutation } from '../../features/overview/overview.endpoints.ts';
import { errorOf } from '../../shared/api/error-of.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { texts } from './texts.ts';

interface OverviewPartProps<Name extends PartName> {
  overview: Overview;
  name: Name;
  children: (part: NonNullable<Overview[Name]>) => ReactNode;
}

/** Shows one part of the overview, or its error. A retry fetches this part only, so that the other parts stay. */
export function OverviewPart<Name extends PartName>(props: OverviewPartProps<Name>) {
  const { id: association_id } = useAssociation();
  const { overview, name, children } = props;
  const [retry, attempt] = useRetryOverviewMutation();
  const part = overview[name];
  if (part) return children(part);
  if (!overview.failed.includes(name)) return null;
  const error = errorOf(attempt);
  return (
    <ErrorState
      title={texts.failed[name]}
      isRetrying={attempt.isLoading}
      onRetry={() => void retry({ params: { association_id }, query: { parts: name } })}
    >
      {error ? errorText(error) : texts.othersAreHere}
    </ErrorState>
  );
}
