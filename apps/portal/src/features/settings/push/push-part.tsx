import { Button } from '@mijn/ui/button';
import { SettingsPart } from '@mijn/ui/settings';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { SwitchList, SwitchListSkeleton } from '@mijn/ui/switch-list';
import type { PushState, PushSubscriptionState } from '@mijn/domain/push';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { askPermission, subscribeDevice, unsubscribeDevice } from '../../../shared/push/push-device.ts';
import {
  useSendTestPushMutation,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from '../../../shared/push/push.endpoints.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import type { PartProps } from '../parts/part-props.ts';
import { AssociationChoices } from '../parts/association-choices.tsx';
import { PushChoices } from './push-choices.tsx';
import { pushTexts as texts } from './texts.ts';
import { type PushDevice, usePushDevice } from './use-push-device.ts';

function TestPush({ onGone }: { onGone: () => Promise<void> }) {
  const [send, { isLoading }] = useSendTestPushMutation();
  const dispatch = useAppDispatch();
  const press = async () => {
    const result = await send();
    const error = errorOf(result);
    const outcome = result.data?.outcome ?? 'failed';
    if (outcome === 'gone') await onGone();
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'notifications')
        : toastShown(outcome === 'sent' ? 'success' : 'danger', texts.outcomes[outcome], 'notifications'),
    );
  };
  return (
    <Button variant="quiet" isPending={isLoading} onPress={() => void press()}>
      {texts.test}
    </Button>
  );
}

interface DeviceProps {
  device: PushDevice;
  subscription: PushSubscriptionState | null;
  publicKey: PushState['public_key'];
  /** Reads the state of the browser again. */
  read: () => Promise<void>;
}

function DeviceSwitches({ device, subscription, publicKey, read }: DeviceProps) {
  const [subscribe, subscribing] = useSubscribeToPushMutation();
  const [unsubscribe, unsubscribing] = useUnsubscribeFromPushMutation();
  const dispatch = useAppDispatch();
  const isBusy = subscribing.isLoading || unsubscribing.isLoading;

  const switchOn = async (shows_subject: boolean): Promise<string | undefined> => {
    try {
      if (!(await askPermission())) return texts.notAllowed;
      const error = errorOf(
        await subscribe({ body: { ...(await subscribeDevice(publicKey)), shows_subject } }),
      );
      return error && errorText(error);
    } catch {
      // The push service of the browser is out of reach.
      return texts.noService;
    }
  };
  const switchOff = async (): Promise<string | undefined> => {
    const error = errorOf(await unsubscribe());
    if (error) return errorText(error);
    await unsubscribeDevice().catch(() => undefined);
    return undefined;
  };
  const change = async (running: Promise<string | undefined>) => {
    const failure = await running;
    await read();
    if (failure !== undefined) dispatch(toastShown('danger', failure, 'notifications'));
  };
  const isOn = device === 'on';
  const shown = {
    id: 'device',
    label: texts.device,
    description: texts.until,
    isSelected: isOn,
    isDisabled: isBusy,
    onChange: (next: boolean) => void change(next ? switchOn(false) : switchOff()),
  };
  const subject = {
    id: 'subject',
    label: texts.subject,
    description: texts.subjectMeaning,
    isSelected: subscription?.shows_subject ?? false,
    isDisabled: isBusy,
    onChange: (next: boolean) => void change(switchOn(next)),
  };
  return <SwitchList label={texts.switches} entries={isOn ? [shown, subject] : [shown]} />;
}

/** Shows whether pushes arrive on this device, and about what (docs/product.md#home-screen-and-push). */
export function PushPart({ id, title }: PartProps) {
  const { query, read, found } = usePushDevice();
  const reason = found && texts.reasons[found.device];
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      {reason === undefined ? (
        <QueryState query={query} failure={texts.failed} skeleton={<SwitchListSkeleton entries={1} />}>
          {({ public_key }) =>
            found ? (
              <Stack>
                <DeviceSwitches {...found} publicKey={public_key} read={read} />
                {found.device === 'on' && (
                  <>
                    <AssociationChoices>{(choices) => <PushChoices choices={choices} />}</AssociationChoices>
                    <ButtonRow>
                      <TestPush onGone={read} />
                    </ButtonRow>
                  </>
                )}
              </Stack>
            ) : (
              <SwitchListSkeleton entries={1} />
            )
          }
        </QueryState>
      ) : (
        <p>{reason}</p>
      )}
    </SettingsPart>
  );
}
