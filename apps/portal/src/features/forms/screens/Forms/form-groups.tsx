import { fileTitle } from '@mijn/domain/files';
import type { Form } from '@mijn/domain/forms';
import { DocumentList, DocumentRow } from '@mijn/ui/document-list';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { grouped } from '../../../../shared/grouped.ts';
import { useFormAddresses } from '../../use-form-addresses.ts';
import { texts } from './texts.ts';

interface FormGroupsProps {
  associationId: string;
  forms: readonly Form[];
  /** How many there are on all pages. */
  total: number;
  /** The address that opens a form over the page. */
  hrefOf: (formId: string) => string;
}

/** The forms under the headings of their groups. */
export function FormGroups({ associationId, forms, total, hrefOf }: FormGroupsProps) {
  const { downloadOf, thumbnailOf } = useFormAddresses(associationId);
  return (
    <Stack gap="large">
      <ResultCount>{texts.count(total)}</ResultCount>
      {grouped(forms, ({ group }) => group).map(([group, ofGroup]) => (
        <Section key={group} title={group}>
          <DocumentList label={group}>
            {ofGroup.map((form) => (
              <DocumentRow
                key={form.id}
                name={fileTitle(form)}
                href={hrefOf(form.id)}
                description={form.description}
                extension={form.extension}
                byteSize={form.byte_size}
                thumbnail={thumbnailOf(form)}
                mark={form.is_hidden ? texts.hidden : undefined}
                downloadHref={downloadOf(form)}
              />
            ))}
          </DocumentList>
        </Section>
      ))}
    </Stack>
  );
}
