import { Section } from '@mijn/ui/section';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useListWrittenResolutionsQuery, useResolutionChanges } from './resolution-calls.ts';
import { ResolutionLinks } from './resolution-links.tsx';
import { texts } from './texts.ts';

/** Leads members from the meetings to the decisions outside a meeting that are open; nothing if there are none. */
export function OpenResolutions() {
  const { id: association_id } = useAssociation();
  const { currentData } = useListWrittenResolutionsQuery({ params: { association_id } });
  useResolutionChanges();
  const open = currentData?.data.filter(({ state }) => state === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ResolutionLinks label={texts.title} resolutions={open} />
    </Section>
  );
}
