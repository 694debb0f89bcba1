import { ProgressBar } from '@mijn/ui/progress-bar';
import { Skeleton } from '@mijn/ui/skeleton';
import { useState } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useCountInvoicesQuery } from '../../invoices.endpoints.ts';
import { texts } from './texts.ts';

/** How far the pile has gone down since one began: it stays through all invoices one looks at. */
export function PileProgress() {
  const { id: association_id } = useAssociation();
  const { currentData: counts } = useCountInvoicesQuery({ params: { association_id } });
  const left = counts?.to_check ?? 0;
  const [pile, setPile] = useState(left);
  if (left > pile) setPile(left);
  if (!counts) return <Skeleton width="9rem" />;
  if (pile === 0) return null;
  const done = pile - left;
  return (
    <ProgressBar
      label={texts.progress}
      isLabelHidden
      value={done}
      max={pile}
      valueLabel={texts.ofPile(done, pile)}
    />
  );
}
