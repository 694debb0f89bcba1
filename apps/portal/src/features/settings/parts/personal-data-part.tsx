import type { DataExport } from '@mijn/domain/personal-data';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { SettingsPart } from '@mijn/ui/settings';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { Help } from '../../../shared/brand/help.tsx';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { momentText } from '../moments.ts';
import { useGetExportQuery, useRequestExportMutation } from '../personal-data.endpoints.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { personalDataTexts as texts } from './personal-data-texts.ts';

/** The time between two questions whether the download is ready, in milliseconds. */
const POLL_MS = 3000;

/** Shows how far the last download is. It is announced to a member who has just asked for one. */
function ExportState({ last, isAnnounced }: { last: DataExport | null; isAnnounced: boolean }) {
  const { user } = useSession();
  const now = useNow();
  if (!last) return null;
  const { state, expires_at, byte_size } = last;
  if (state === 'running') {
    return (
      <Alert tone="info" title={texts.runningTitle} isAnnounced={isAnnounced}>
        {texts.running}
      </Alert>
    );
  }
  if (state === 'failed') {
    return (
      <Alert tone="danger" title={texts.failedTitle} isAnnounced={isAnnounced}>
        {texts.failed} <Help />
      </Alert>
    );
  }
  if (state === 'expired') {
    return (
      <Alert tone="info" title={texts.expiredTitle}>
        {texts.expired}
      </Alert>
    );
  }
  return (
    <Alert tone="success" title={texts.readyTitle(byte_size ?? 0)} isAnnounced={isAnnounced}>
      {texts.ready(user?.email ?? '', momentText(expires_at ?? '', now))}
    </Alert>
  );
}

export function PersonalDataPart({ id, title }: PartProps) {
  const [isRunning, setRunning] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const query = useGetExportQuery(undefined, {
    pollingInterval: isRunning ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [request, { isLoading }] = useRequestExportMutation();
  const dispatch = useAppDispatch();
  const last = query.data?.export ?? null;
  const isNowRunning = last?.state === 'running';
  if (isNowRunning !== isRunning) setRunning(isNowRunning);
  const press = async () => {
    const error = errorOf(await request());
    if (error) dispatch(toastShown('danger', errorText(error), 'personal-data'));
    else setAsked(true);
  };
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.notLoaded} skeleton={<PartSkeleton rows={1} />}>
        {() => (
          <Stack>
            <ExportState last={last} isAnnounced={hasAsked} />
            {!isNowRunning && (
              <ButtonRow>
                <Button variant="quiet" isPending={isLoading} onPress={() => void press()}>
                  {last ? texts.askAgain : texts.ask}
                </Button>
              </ButtonRow>
            )}
          </Stack>
        )}
      </QueryState>
    </SettingsPart>
  );
}
