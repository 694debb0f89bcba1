import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';

export function PartSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </SkeletonGroup>
  );
}
