import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';

/** The forms while they load: how many there are, and two groups. */
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
