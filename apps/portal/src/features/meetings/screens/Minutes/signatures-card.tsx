import { mdiCheckDecagramOutline, mdiDrawPen } from '@mdi/js';
import {
  type MeetingMinutes,
  type MinutesOffice,
  minutesOffices,
  minutesOfficeTexts,
} from '@mijn/domain/minutes';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { lazyPart } from '@mijn/ui/lazy-part';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useDialogUrl } from '../../../../shared/forms/use-dialog-url.ts';
import { useOwnSearch } from '../../../../shared/session/association-context.ts';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { usePublishMinutesMutation, useSignMinutesMutation } from '../../minutes/minutes-calls.ts';
import { useMayAct } from '../../proxies/use-may-act.ts';
import { texts } from './texts.ts';

const { Component: PaperSignatureForm } = lazyPart(
  'paper-signature-form',
  async () => (await import('./paper-signature-form.tsx')).PaperSignatureForm,
  { isOverlay: true },
);

interface MinutesProps {
  params: { association_id: string; meeting_id: string };
  minutes: MeetingMinutes;
}

/** Says who signed for an office, or who has it. */
function Signature({ minutes, office }: { minutes: MeetingMinutes; office: MinutesOffice }) {
  const signature = minutes.signatures.find((one) => one.office === office);
  if (signature) {
    const { name, stated_by, signed_at } = signature;
    return stated_by === null
      ? texts.sign.signed(name, signed_at)
      : texts.sign.onPaper(name, stated_by, signed_at);
  }
  const recorded = minutes[office];
  return (
    <Stack gap="small">
      <span>{texts.sign.nobody}</span>
      {recorded !== null && <span>{texts.sign.recorded(recorded)}</span>}
    </Stack>
  );
}

/** Lets a board member sign for an office, or say that somebody signed on paper. */
function SignActions({ params, minutes, office }: MinutesProps & { office: MinutesOffice }) {
  const dispatch = useAppDispatch();
  const [sign] = useSignMinutesMutation();
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('papier', search);
  const mayAct = useMayAct();
  const { version } = minutes;
  const recorded = minutes[office];
  // Staff who act for a member sign nothing.
  if (!mayAct) return null;
  return (
    <ButtonRow>
      <AskedAction
        variant="quiet"
        size="small"
        icon={mdiDrawPen}
        label={texts.sign.button[office]}
        title={texts.sign.ask}
        confirmLabel={texts.sign.confirm}
        run={() => sign({ params, body: { version, office } })}
        onDone={() => dispatch(toastShown('success', texts.sign.done, 'agenda'))}
      >
        <p>{texts.sign.askText(recorded)}</p>
      </AskedAction>
      <Button variant="text" size="small" onPress={() => open(office)}>
        {texts.sign.paper.title[office]}
      </Button>
      {value === office && (
        <PaperSignatureForm
          params={params}
          office={office}
          version={version}
          recorded={recorded}
          onClose={close}
        />
      )}
    </ButtonRow>
  );
}

/** Lets the board publish minutes that both signed, and says what is in the way before. */
function Publish({ params, minutes }: MinutesProps) {
  const dispatch = useAppDispatch();
  const [publish] = usePublishMinutesMutation();
  const { publication_refusal, version } = minutes;
  if (publication_refusal !== null) return <p>{texts.publish.waits[publication_refusal]}</p>;
  return (
    <AskedAction
      icon={mdiCheckDecagramOutline}
      label={texts.publish.button}
      title={texts.publish.title}
      confirmLabel={texts.publish.confirm}
      run={() => publish({ params, body: { version } })}
      onDone={() => dispatch(toastShown('success', texts.publish.done, 'agenda'))}
    >
      <p>{texts.publish.text}</p>
    </AskedAction>
  );
}

/** Returns why nobody can sign yet; undefined if they can. */
function waitToSign({ is_over, version }: MeetingMinutes): string | undefined {
  if (!is_over) return texts.sign.notOver;
  return version === 0 ? texts.sign.first : undefined;
}

/** Shows who signed the minutes, and lets the board sign and publish them. */
export function SignaturesCard({ mayChange, ...props }: MinutesProps & { mayChange: boolean }) {
  const { minutes } = props;
  const wait = waitToSign(minutes);
  const isOpen = mayChange && minutes.published_at === null;
  const unsigned = minutesOffices.filter((office) =>
    minutes.signatures.every((one) => one.office !== office),
  );
  return (
    <Card title={texts.sign.title}>
      <Stack>
        {isOpen && <p>{texts.sign.text}</p>}
        <DescriptionList
          look="stacked"
          entries={minutesOffices.map((office) => ({
            term: minutesOfficeTexts[office],
            description: <Signature minutes={minutes} office={office} />,
          }))}
        />
        {isOpen && wait !== undefined && <p>{wait}</p>}
        {isOpen &&
          wait === undefined &&
          unsigned.map((office) => <SignActions key={office} {...props} office={office} />)}
        {isOpen && wait === undefined && <Publish {...props} />}
      </Stack>
    </Card>
  );
}
