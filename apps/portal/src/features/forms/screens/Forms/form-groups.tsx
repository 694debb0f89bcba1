import type { Form } from '@mijn/domain/forms';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { FileRows, type FileRowsProps } from '../../../../shared/files/file-rows.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { texts } from '../../../../shared/visibility/texts.ts';

type FormGroupsProps = Omit<FileRowsProps<Form>, 'label'>;

const detailsOf = ({ description, is_hidden }: Form) => ({
  description,
  mark: is_hidden ? texts.boardOnly : undefined,
});

export function FormGroups({ files, ...rows }: FormGroupsProps) {
  return (
    <Stack gap="large">
      {grouped(files, ({ group }) => group).map(([group, ofGroup]) => (
        <Section key={group} title={group}>
          <FileRows {...rows} label={group} files={ofGroup} detailsOf={detailsOf} />
        </Section>
      ))}
    </Stack>
  );
}

export function FormsSkeleton() {
  return (
    <Stack gap="large">
      <SkeletonGroup>
        <Skeleton width="14ch" height="1.55em" />
      </SkeletonGroup>
      {['9ch', '13ch'].map((width) => (
        <Stack key={width}>
          <SkeletonGroup>
            <Skeleton width={width} height="1.8em" />
          </SkeletonGroup>
          <DocumentListSkeleton rows={3} hasDescriptions />
        </Stack>
      ))}
    </Stack>
  );
}
