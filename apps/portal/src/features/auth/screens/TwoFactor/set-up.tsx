import { DutchProvider } from '@mijn/ui/dutch-provider';
import { lazyPart, LazyPartProvider } from '@mijn/ui/lazy-part';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiRoot } from '../../../../shared/store/api-root.ts';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';
import { loadChunk } from '../../../../shared/chunks/load-chunk.ts';
import { AddPasskey } from '../../../../shared/passkeys/add-passkey.tsx';
import { hasPasskeys } from '../../../../shared/passkeys/has-passkeys.ts';
import { isSignedIn } from '../../../../shared/session/use-session.ts';
import { NewCodes } from '../../../../shared/two-factor/new-codes.tsx';
import { TurnOn } from '../../../../shared/two-factor/turn-on.tsx';
import { texts } from './set-up-texts.ts';

const { Component: SudoDialog } = lazyPart(
  'sudo',
  async () => (await import('../../../../shared/sudo/sudo-dialog.tsx')).SudoDialog,
  { isOverlay: true },
);

export interface SetUpProps {
  /** Called when the member has a second factor, and has seen the recovery codes. */
  onDone: () => void;
}

/** Lets a member set up the second factor that the provider requires, and nothing else. */
export function SetUp({ onDone }: SetUpProps) {
  const dispatch = useAppDispatch();
  const { user, isSudoAsked } = useAppSelector(({ session }) => session);
  const [codes, setCodes] = useState<readonly string[]>();
  // The second factor may also be set up in another tab.
  const isDone = isSignedIn(user) && codes === undefined;
  const finish = useEffectEvent(() => {
    // The pages that follow were refused before.
    dispatch(apiRoot.util.resetApiState());
    onDone();
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return (
    <DutchProvider>
      <LazyPartProvider load={loadChunk}>
        {codes ? (
          <NewCodes codes={codes} onClose={() => setCodes(undefined)} />
        ) : (
          <Stack gap="large">
            <Stack>
              <p>{texts.reason}</p>
              <p>{texts.choice}</p>
            </Stack>
            <Section title={texts.app}>
              <Stack>
                <p>{texts.appText}</p>
                <TurnOn variant="primary" isWide label={texts.appButton} onCodes={setCodes} />
              </Stack>
            </Section>
            {hasPasskeys() && (
              <Section title={texts.passkey}>
                <Stack>
                  <p>{texts.passkeyText}</p>
                  <AddPasskey isWide label={texts.passkeyButton} name="" />
                </Stack>
              </Section>
            )}
          </Stack>
        )}
        {isSudoAsked && <SudoDialog />}
      </LazyPartProvider>
    </DutchProvider>
  );
}
