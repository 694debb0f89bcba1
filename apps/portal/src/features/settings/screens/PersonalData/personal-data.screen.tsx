import { personalDataOperations } from '@mijn/domain/personal-data';
import type { DataExport } from '@mijn/domain/personal-data';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { NarrowColumn } from '@mijn/ui/page';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorOf, isNotFound } from '../../../../shared/api/error-of.ts';
import { useFileUrl } from '../../../../shared/files/file-links.ts';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { FormPasswordField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { momentText } from '../../moments.ts';
import { PartSkeleton } from '../../parts/part-skeleton.tsx';
import { useGetExportOfLinkQuery, useOpenLinkMutation } from '../../personal-data.endpoints.ts';
import { settingsPath } from '../../../../shared/routing/paths.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/personal-data/contract')).openLinkBody;

function DeadLink() {
  return (
    <Stack>
      <Alert tone="warning" title={texts.deadTitle} isAnnounced>
        {texts.dead}
      </Alert>
      <ButtonRow>
        <LinkButton href={`${settingsPath}#mijn-gegevens`}>{texts.toSettings}</LinkButton>
      </ButtonRow>
    </Stack>
  );
}

function PasswordForm({ token, ready }: { token: string; ready: DataExport }) {
  const { user } = useSession();
  const now = useNow();
  const [open] = useOpenLinkMutation();
  const [isStarted, setStarted] = useState(false);
  const [isDead, setDead] = useState(false);
  const fileUrl = useFileUrl();
  if (isDead) return <DeadLink />;
  return (
    <Card>
      <Stack>
        <p>{texts.intro(ready.byte_size ?? 0, momentText(ready.expires_at ?? '', now))}</p>
        {isStarted && (
          <Alert tone="success" title={texts.startedTitle} isAnnounced>
            {texts.started}
          </Alert>
        )}
        <PortalForm
          initialValues={{ password: '' }}
          labels={{ password: texts.password }}
          loadSchema={loadSchema}
          save={async (body) => {
            const outcome = await open({ params: { token }, body });
            if (isNotFound(outcome)) setDead(true);
            if (!outcome.data) return errorOf(outcome);
            // The response is a file to save, so that the page stays.
            window.location.assign(fileUrl(personalDataOperations.downloadExport, { params: outcome.data }));
            setStarted(true);
            return undefined;
          }}
        >
          {/* Password managers read from this field whose password they have to fill in. */}
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <FormPasswordField name="password" autoComplete="current-password" description={texts.why} />
          <ButtonRow>
            <SubmitButton>{texts.submit}</SubmitButton>
          </ButtonRow>
        </PortalForm>
      </Stack>
    </Card>
  );
}

function ExportOfLink({ token }: { token: string }) {
  const query = useGetExportOfLinkQuery({ params: { token } });
  if (isNotFound(query)) return <DeadLink />;
  return (
    <QueryState query={query} failure={texts.notLoaded} skeleton={<PartSkeleton />}>
      {(ready) => <PasswordForm token={token} ready={ready} />}
    </QueryState>
  );
}

export function PersonalDataScreen() {
  const { token = '' } = useParams();
  const { user } = useSession();
  return (
    <Page title={texts.title}>
      <NarrowColumn>
        {user?.impersonation ? (
          <Alert tone="info">{texts.staff}</Alert>
        ) : (
          <ExportOfLink key={token} token={token} />
        )}
      </NarrowColumn>
    </Page>
  );
}
