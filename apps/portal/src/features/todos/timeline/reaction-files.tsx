import { Stack } from '@mijn/ui/stack';
import { AttachmentsField } from '../../../shared/attachments/attachments-field.tsx';
import { ReactionPhotos, type ReactionPhotosProps } from './reaction-photos.tsx';

/** Shows the fields of the photos and the PDFs of a reaction. */
export function ReactionFiles(props: ReactionPhotosProps) {
  return (
    <Stack>
      <ReactionPhotos {...props} />
      <AttachmentsField name="attachments" attached={props.entry?.attachments} isOptional />
    </Stack>
  );
}
