import { dutchTime, formatByteSize, formatDate, formatTime } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { useEffect, useRef } from 'react';
import { type Draft, type DraftContent, type FileName, type FormValues, isSame } from './draft.ts';
import type { DraftHandle, FormState } from './draft-handle.ts';

const fileText = ({ name, size }: FileName): string => `${name} (${formatByteSize(size)})`;

const texts = {
  title: (savedAt: string) => {
    const moment = dutchTime(savedAt);
    return `Uw concept van ${formatDate(moment)}, ${formatTime(moment)}`;
  },
  restart: 'Opnieuw beginnen',
  files: (files: readonly FileName[]) => `Kies deze bestanden opnieuw: ${files.map(fileText).join(', ')}`,
} as const;

interface DraftNoticeProps {
  /** The time at which the draft was saved, as an ISO date-time. */
  savedAt: string;
  missing: readonly FileName[];
  onRestart: () => void;
}

export function DraftNotice({ savedAt, missing, onRestart }: DraftNoticeProps) {
  return (
    <Alert
      tone="info"
      title={texts.title(savedAt)}
      actions={
        <Button variant="quiet" size="small" onPress={onRestart}>
          {texts.restart}
        </Button>
      }
    >
      {missing.length > 0 ? texts.files(missing) : undefined}
    </Alert>
  );
}

const isFile =
  ({ name, size }: FileName) =>
  (other: FileName): boolean =>
    other.name === name && other.size === size;

export const missingFiles = (stored: Draft | undefined, chosen: readonly FileName[]): FileName[] =>
  stored?.files.filter((file) => file.id === undefined && !chosen.some(isFile(file))) ?? [];

/**
 * Returns the values of the draft, and the initial values where it has none. Fields that the form no longer has are
 * ignored.
 */
export function startValues<Values extends FormValues>(
  initial: Values,
  stored: Pick<Draft, 'values'> | undefined,
): Values {
  const fields = Object.entries(initial).map(([name, value]) => {
    const drafted = stored?.values[name];
    return [name, typeof drafted === typeof value ? drafted : value];
  });
  return Object.assign({}, initial, Object.fromEntries(fields));
}

/** Stores the input of a form after each change, and shows a toast when the form is closed without saving. */
export function KeepDraft({
  draft,
  state: { values, initialValues, version, files },
}: {
  draft: DraftHandle;
  state: FormState;
}): null {
  const content: DraftContent = {
    values,
    base: initialValues,
    version,
    files: [...files, ...missingFiles(draft.stored, files)].map(({ name, size, id }) => ({ name, size, id })),
  };
  const latest = useRef({ draft, content });
  const known = useRef({ values, files });
  useEffect(() => {
    latest.current = { draft, content };
    if (!draft.isLocked) return;
    if (known.current.values === values && known.current.files === files) return;
    known.current = { values, files };
    if (isSame(values, initialValues) && content.files.length === 0) draft.forget();
    else draft.keep(content);
  });

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // The draft is kept after a delay, for two reasons: a save closes the form before the saved state
      // reaches this component, and StrictMode unmounts components temporarily.
      leaving.current = setTimeout(() => latest.current.draft.leave(latest.current.content));
    };
  }, []);
  return null;
}
