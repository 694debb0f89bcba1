import { Card } from '@mijn/ui/card';
import { NarrowColumn } from '@mijn/ui/page';
import type { ReactNode } from 'react';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { newslettersPath } from '../../newsletters.paths.ts';
import { texts } from './texts.ts';

export function NewsletterFormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FormPage title={title} texts={texts} listPath={newslettersPath}>
      <NarrowColumn>
        <Card>{children}</Card>
      </NarrowColumn>
    </FormPage>
  );
}
