import { mdiTrayArrowUp } from '@mdi/js';
import { addFiles, partitionFiles } from '@mijn/domain/uploads';
import { useId } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger, Pressable } from 'react-aria-components/FileTrigger';
import { Button } from '../button/index.ts';
import { fieldStyles } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './file-upload.module.css';
import { texts } from './texts.ts';

export interface FileUploadProps {
  label: string;
  /** What may be added: kinds and size. */
  description?: string;
  /** Extensions with their dot, or media types (specification §5). Empty takes everything. */
  accepted: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** The files that may be uploaded; in single-file mode the first one. */
  onAdd: (files: readonly File[]) => void;
  /** The files that were rejected. Without it nobody hears of them, so it is required. */
  onInvalid: (files: readonly File[]) => void;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

const filesOf = async ({ items }: DropEvent): Promise<File[]> =>
  Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));

/** Where files are dropped, pasted or chosen. What happens to them is shown by an UploadList. */
export function FileUpload({
  label,
  description,
  accepted,
  isMultiple = false,
  isDisabled = false,
  onAdd,
  onInvalid,
}: FileUploadProps) {
  const id = useId();
  const take = (files: readonly File[]) => {
    const { valid, invalid } = partitionFiles(files, accepted);
    if (invalid.length > 0) onInvalid(invalid);
    if (valid.length > 0) onAdd(addFiles([], valid, isMultiple));
  };
  return (
    <fieldset className={styles['field']} aria-describedby={`${id}-help`}>
      <legend className={fieldStyles['label']}>{label}</legend>
      <DropZone
        aria-label={texts.dropHere(label)}
        isDisabled={isDisabled}
        className={styles['zone'] ?? ''}
        onDrop={async (event) => take(await filesOf(event))}
      >
        <Icon path={mdiTrayArrowUp} size="large" />
        <span className={styles['invitation']}>{texts.drop(isMultiple)}</span>
        <FileTrigger
          acceptedFileTypes={accepted}
          allowsMultiple={isMultiple}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Pressable isDisabled={isDisabled}>
            <Button variant="quiet" isDisabled={isDisabled}>
              {texts.choose(isMultiple)}
            </Button>
          </Pressable>
        </FileTrigger>
        <span id={`${id}-help`} className={fieldStyles['description']}>
          {description}
        </span>
      </DropZone>
    </fieldset>
  );
}
