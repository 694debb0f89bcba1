import { mdiAlertCircleOutline, mdiCameraOutline, mdiImageMultipleOutline, mdiTrayArrowUp } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './file-upload.module.css';
import { checkFiles, type RejectedFile, type UploadRules } from './check-files.ts';
import { DropZone } from './drop-zone.tsx';
import { FileChooser } from './file-chooser.tsx';
import { texts } from './texts.ts';

export interface FileUploadProps extends FieldProps, UploadRules {
  id?: string;
  isDisabled?: boolean;
  /** The kind of files that the user adds. The default is any file. */
  subject?: 'files' | 'photos' | 'photos_and_video';
  /** The look of the field. `buttons` has no frame, and a button for the camera on a phone. */
  look?: 'zone' | 'buttons';
  /** Called with the accepted files, or with the first one if `isMultiple` is false. Add them to the files that were chosen before. */
  onAdd: (files: readonly File[]) => void;
  /** Returns whether a file was chosen before. The field says so, and does not add the file again. */
  isChosen?: (file: File) => boolean;
  /** Called for each rejected file. The field itself shows the reasons. */
  onInvalid?: (rejected: RejectedFile) => void;
}

/** Shows a field in which the user drops, pastes or chooses files. Show the accepted files in an UploadList. */
export function FileUpload({
  id: givenId,
  label,
  description,
  errorMessage,
  isOptional = false,
  accepted,
  maxBytes = Number.POSITIVE_INFINITY,
  maxNameLength = Number.POSITIVE_INFINITY,
  isMultiple = false,
  isDisabled = false,
  subject = 'files',
  look = 'zone',
  question,
  onAdd,
  isChosen,
  onInvalid,
}: FileUploadProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  const faults = [...(errorMessage === undefined ? [] : [errorMessage]), ...refusals];
  const take = (files: readonly File[]) => {
    const { taken, rejected } = checkFiles(files, { accepted, maxBytes, maxNameLength, isMultiple });
    setRefusals(rejected.map(({ message }) => message));
    for (const file of rejected) onInvalid?.(file);
    const added = taken.filter((file) => isChosen?.(file) !== true);
    setRepeated(taken.filter((file) => !added.includes(file)).map(({ name }) => name));
    if (added.length > 0) onAdd(added);
  };
  const hasButtons = look === 'buttons';
  const chooseText = subject === 'files' ? texts.choose(isMultiple) : texts.chooseOf[subject];
  const chooser = (text: ReactNode) => (
    <FileChooser
      accepted={accepted}
      isMultiple={isMultiple}
      isDisabled={isDisabled}
      icon={hasButtons ? mdiImageMultipleOutline : undefined}
      onChoose={take}
    >
      {text}
    </FileChooser>
  );
  const help = (
    <span id={`${id}-help`} className={`${fieldStyles['description']} ${styles['help']}`}>
      {description}
    </span>
  );
  return (
    <fieldset
      id={id}
      className={styles['field']}
      data-look={look}
      data-invalid={faults.length > 0 || undefined}
      aria-describedby={`${id}-faults ${id}-help`}
    >
      <legend className={fieldStyles['label']}>
        <FieldLabel label={label} isOptional={isOptional} question={question}>
          {(text) => text}
        </FieldLabel>
      </legend>
      {hasButtons && help}
      <DropZone label={texts.dropHere(label)} isDisabled={isDisabled} onFiles={take}>
        {hasButtons ? (
          <>
            <span className={styles['camera']}>
              <FileChooser
                accepted={['image/*']}
                isDisabled={isDisabled}
                hasCamera
                icon={mdiCameraOutline}
                onChoose={take}
              >
                {texts.takePhoto}
              </FileChooser>
            </span>
            {chooser(
              <>
                <span className={styles['from-files']}>{chooseText}</span>
                <span className={styles['from-gallery']}>{texts.fromGallery}</span>
              </>,
            )}
          </>
        ) : (
          <>
            <Icon path={mdiTrayArrowUp} size="large" />
            <span className={styles['invitation']}>
              {subject === 'files' ? texts.drop(isMultiple) : texts.dropOf[subject]}
            </span>
            {chooser(chooseText)}
            {help}
          </>
        )}
      </DropZone>
      <output className={styles['repeated']}>{repeated.length > 0 && texts.repeated(repeated)}</output>
      <div id={`${id}-faults`} role="alert" className={styles['faults']}>
        {faults.map((fault) => (
          <span key={fault} className={fieldStyles['error']}>
            <Icon path={mdiAlertCircleOutline} />
            <span>{fault}</span>
          </span>
        ))}
      </div>
    </fieldset>
  );
}

export type { Upload } from './upload-item.tsx';
export { summaryOf, UploadList, type UploadListProps } from './upload-list.tsx';
