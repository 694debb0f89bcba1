import { minutesOfficeTexts, type MinutesVersion } from '@mijn/domain/minutes';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useGetMinutesVersionQuery, useListMinutesVersionsQuery } from '../../minutes/minutes-calls.ts';
import { MinutesText } from './minutes-text.tsx';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.versions;

interface OfMinutes {
  params: { association_id: string; meeting_id: string };
}

function VersionDialog({
  params,
  version,
  onClose,
}: OfMinutes & { version: MinutesVersion; onClose: () => void }) {
  const query = useGetMinutesVersionQuery({ params, query: { version: version.version } });
  return (
    <Dialog title={texts.title(version.version)} isOpen onClose={onClose}>
      <Stack gap="large">
        <p>{texts.notCurrent}</p>
        <QueryState query={query} failure={texts.failed} skeleton={null}>
          {({ text }) => <MinutesText text={text} />}
        </QueryState>
      </Stack>
    </Dialog>
  );
}

function Version({ params, version }: OfMinutes & { version: MinutesVersion }) {
  const [isOpen, setOpen] = useState(false);
  const { written_at, written_by, signatures } = version;
  return (
    <li>
      <Stack gap="small">
        <span>{texts.line(version.version, written_at, written_by)}</span>
        {signatures.map(({ office, name }) => (
          <span key={office}>{texts.signed(minutesOfficeTexts[office], name)}</span>
        ))}
        <Button
          variant="text"
          size="small"
          aria-label={texts.openLabel(version.version)}
          onPress={() => setOpen(true)}
        >
          {texts.open}
        </Button>
      </Stack>
      {isOpen && <VersionDialog params={params} version={version} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Versions({ params, current }: OfMinutes & { current: number }) {
  const query = useListMinutesVersionsQuery({ params });
  return (
    <QueryState query={query} failure={texts.failed} skeleton={null}>
      {({ data }) => (
        <ul>
          {data
            .filter(({ version }) => version !== current)
            .map((version) => (
              <Version key={version.version} params={params} version={version} />
            ))}
        </ul>
      )}
    </QueryState>
  );
}

/** Lists the earlier texts of the minutes, with when, by whom and who signed, once the board asks for them. */
export function EarlierVersions({ params, current }: OfMinutes & { current: number }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={texts.heading}>
      {isAsked ? (
        <Versions params={params} current={current} />
      ) : (
        <Button variant="quiet" onPress={() => setAsked(true)}>
          {texts.show(current - 1)}
        </Button>
      )}
    </Section>
  );
}
