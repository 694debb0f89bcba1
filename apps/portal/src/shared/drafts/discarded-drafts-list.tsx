import { dutchTime, formatCount, formatDate, formatTime } from '@mijn/domain/formats';
import { STAGED_FILE_MS } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { Section } from '@mijn/ui/section';
import { SettingRows } from '@mijn/ui/settings';
import { Stack } from '@mijn/ui/stack';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { serverNow } from '../first-view/server-clock.ts';
import { useNow } from '../first-view/use-now.ts';
import { useSession } from '../session/use-session.ts';
import type { Draft } from './draft.ts';
import type { DiscardedKind } from './discarded-drafts.ts';
import { ownerOf } from './draft-storage.ts';
import { draftTitle } from './draft-title.ts';
import {
  type DiscardedDraft,
  listDiscarded,
  onDiscardedDrafts,
  restoreDiscarded,
} from './listed-discarded.ts';

const at = (moment: string): string => {
  const time = dutchTime(moment);
  return `${formatDate(time)}, ${formatTime(time)}`;
};

const texts = {
  title: 'Weggegooide concepten',
  intro:
    'Wat u met “Opnieuw beginnen” hebt weggegooid, bewaren wij 30 dagen, alleen op dit apparaat. Als u uitlogt, gaat het weg.',
  untitled: 'Zonder tekst',
  added: 'Nieuw',
  changed: 'Wijziging',
  when: (what: string, moment: string) => `${what}, weggegooid op ${at(moment)}`,
  files: (count: number) => formatCount(count, 'bestand', 'bestanden'),
  filesKept: (files: string, last: Date) => `${files}, bewaard tot ongeveer ${formatDate(last)}`,
  filesGone: (files: string) => `${files}, niet meer bewaard: kies opnieuw`,
  putBack: 'Terugzetten',
  putBackOf: (title: string, moment: string) => `Terugzetten: ${title}, weggegooid op ${at(moment)}`,
} as const;

/** The server deletes uploaded files some days after the upload, which came before the last change of the draft. */
function filesText({ files, savedAt, writtenAt = savedAt }: Draft, now: Date): string | undefined {
  const { length } = files.filter(({ id }) => id !== undefined);
  if (length === 0) return undefined;
  const last = new Date(Date.parse(writtenAt) + STAGED_FILE_MS);
  return last > now ? texts.filesKept(texts.files(length), last) : texts.filesGone(texts.files(length));
}

const rowOf = ({ key, form, draft }: DiscardedDraft, now: Date, onPutBack: () => void) => {
  const title = draftTitle(draft.values);
  const files = filesText(draft, now);
  return {
    id: key,
    name: title ?? texts.untitled,
    text: (
      <>
        <p>{texts.when(form === 'new' ? texts.added : texts.changed, draft.savedAt)}</p>
        {files !== undefined && <p>{files}</p>}
      </>
    ),
    end: (
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.putBackOf(title ?? texts.untitled, draft.savedAt)}
        onPress={onPutBack}
      >
        {texts.putBack}
      </Button>
    ),
  };
};

interface DiscardedDraftsProps {
  kind: DiscardedKind;
  /** Returns the path of a form: `new`, or the part of the name of the form that follows its kind. */
  pathOf: (form: string) => string;
}

const nothing = () => '';

/** Shows the drafts that the member discarded on this device. Shows nothing while the server draws the page. */
export function DiscardedDrafts({ kind, pathOf }: DiscardedDraftsProps) {
  const { user, activeAssociation } = useSession();
  const navigate = useNavigate();
  const now = useNow();
  const owner = user ? ownerOf(user) : undefined;
  const associationId = activeAssociation?.id;
  const list = () =>
    owner === undefined || associationId === undefined ? [] : listDiscarded(owner, associationId, kind);
  // The keys tell whether the list has changed, because a discarded draft does not change any more.
  const keys = useSyncExternalStore(
    onDiscardedDrafts,
    () =>
      list()
        .map(({ key }) => key)
        .join('\n'),
    nothing,
  );
  if (keys === '' || owner === undefined || associationId === undefined) return null;
  const putBack = (discarded: DiscardedDraft) => {
    const isBack = restoreDiscarded(owner, associationId, kind, discarded, new Date(serverNow()));
    if (isBack) void navigate(pathOf(discarded.form));
  };
  return (
    <Section title={texts.title}>
      <Stack>
        <p>{texts.intro}</p>
        <SettingRows
          label={texts.title}
          rows={list().map((discarded) => rowOf(discarded, now, () => putBack(discarded)))}
        />
      </Stack>
    </Section>
  );
}
