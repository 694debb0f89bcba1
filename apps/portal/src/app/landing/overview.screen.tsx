import { AssociationPage } from '../../shared/shell/association-page.tsx';
import { AssociationOverview } from './association-overview.tsx';
import { texts } from './texts.ts';

/** The overview of the active association: what is new, a card per resource (decisions §6). */
export function OverviewScreen() {
  return (
    <AssociationPage title={texts.title}>
      {(association) => <AssociationOverview association={association} />}
    </AssociationPage>
  );
}
