import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './file-upload.module.css';

interface DropZoneProps {
  /** The name of the button to which files are pasted. */
  label: string;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** Returns the files without folders, of which a browser gives no content. */
const filesOf = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) =>
    item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true ? (item.getAsFile() ?? []) : [],
  );

/**
 * Takes files that the user drops, or pastes while the focus is inside. The events are the browser's own, because a
 * library for dragging is mostly about dragging with keys, which no file from outside the page can do.
 */
export function DropZone({ label, isDisabled, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    // Without this, the browser opens the file instead.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles(filesOf(event.dataTransfer));
  };
  const paste = (event: ClipboardEvent) => {
    if (!hasFiles(event.clipboardData)) return;
    event.preventDefault();
    onFiles(filesOf(event.clipboardData));
  };
  const handlers = { onDragEnter: dragOver, onDragOver: dragOver, onDragLeave: dragLeave, onDrop: drop };
  return (
    <div
      className={styles['zone']}
      data-drop-target={isOver || undefined}
      data-disabled={isDisabled || undefined}
      {...(!isDisabled && { ...handlers, onPaste: paste })}
    >
      <VisuallyHidden>
        <button type="button" className={styles['paste']} aria-label={label} disabled={isDisabled} />
      </VisuallyHidden>
      {children}
    </div>
  );
}
