import { mdiEyeOutline } from '@mdi/js';
import { IconNote } from '@mijn/ui/icon-note';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useGetReportOptionsQuery } from '../../reports.endpoints.ts';
import { texts } from './texts.ts';

export function ReadersNote() {
  const { id: association_id } = useAssociation();
  const { name } = useBrand();
  const { data } = useGetReportOptionsQuery({ params: { association_id } });
  if (!data) return null;
  return (
    <IconNote icon={mdiEyeOutline} title={texts.readers.title}>
      {texts.readers[data.visibility](name)}
    </IconNote>
  );
}
