import { mdiCloseCircleOutline } from '@mdi/js';
import { isBoardMember } from '@mijn/domain/roles';
import type { WrittenResolution } from '@mijn/domain/written-resolutions';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { resolutionsPath } from '../../meetings.paths.ts';
import {
  useGetWrittenResolutionQuery,
  useResolutionChanges,
  useWithdrawWrittenResolutionMutation,
} from '../../written-resolutions/resolution-calls.ts';
import { texts } from '../../written-resolutions/texts.ts';
import { ResolutionContent } from './resolution-content.tsx';

function Withdraw({ resolution: { id, state } }: { resolution: WrittenResolution }) {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const dispatch = useAppDispatch();
  const [withdraw] = useWithdrawWrittenResolutionMutation();
  if (state !== 'open' || isReadOnly || !isBoardMember(association)) return null;
  const { board } = texts;
  return (
    <AskedAction
      variant="quiet"
      icon={mdiCloseCircleOutline}
      label={board.withdraw}
      title={board.withdrawTitle}
      confirmLabel={board.withdraw}
      tone="danger"
      run={() => withdraw({ params: { association_id: association.id, resolution_id: id } })}
      onDone={() => dispatch(toastShown('success', board.withdrawn, 'agenda', { about: id }))}
    >
      <p>{board.withdrawText}</p>
    </AskedAction>
  );
}

/** Shows one decision outside a meeting, on which owners vote (docs/product.md#written-resolutions). */
export function WrittenResolutionScreen() {
  const { resolutionId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetWrittenResolutionQuery({ params: { association_id, resolution_id: resolutionId } });
  useResolutionChanges();
  const resolution = query.currentData;
  return (
    <ResourcePage
      key={resolutionId}
      query={query}
      texts={{ ...texts.page, title: resolution?.title ?? texts.one, back: texts.title }}
      drawing="meetings"
      listPath={resolutionsPath}
      kind={texts.one}
      actions={resolution && <Withdraw resolution={resolution} />}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="20rem" shape="block" />
        </SkeletonGroup>
      }
    >
      {(found) => <ResolutionContent resolution={found} />}
    </ResourcePage>
  );
}
