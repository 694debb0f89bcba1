import type { Form } from '@mijn/domain/forms';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { FileRows, type FileRowsProps } from '../../../../shared/files/file-rows.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { texts } from './texts.ts';

interface FormGroupsProps extends Omit<FileRowsProps<Form>, 'label'> {
  /** How many there are on all pages. */
  total: number;
}

const detailsOf = ({ description, is_hidden }: Form) => ({
  description,
  mark: is_hidden ? texts.hidden : undefined,
});

/** The forms under the headings of their groups. */
export function FormGroups({ files, total, ...rows }: FormGroupsProps) {
  return (
    <Stack gap="large">
      <ResultCount>{texts.count(total)}</ResultCount>
      {grouped(files, ({ group }) => group).map(([group, ofGroup]) => (
        <Section key={group} title={group}>
          <FileRows {...rows} label={group} files={ofGroup} detailsOf={detailsOf} />
        </Section>
      ))}
    </Stack>
  );
}
