import { SideLayout } from '@mijn/ui/page';
import { Card } from '@mijn/ui/card';
import type { ReactNode } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { messagesPath } from '../../messages.paths.ts';
import { texts } from './texts.ts';

export function MessageFormPage({ title, children }: { title: string; children: ReactNode }) {
  const association = useAssociation();
  return (
    <FormPage title={title} texts={texts} listPath={messagesPath}>
      <SideLayout
        place="end"
        side={
          <Card title={texts.readers.title}>
            <p>{texts.readers.text(association.name)}</p>
          </Card>
        }
      >
        <Card>{children}</Card>
      </SideLayout>
    </FormPage>
  );
}
