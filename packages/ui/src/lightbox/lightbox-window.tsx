import { mdiClose, mdiDownloadOutline, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js';
import { useEffect, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Photo } from '../photo-grid/photo-grid.tsx';
import { LightboxPhoto, SIZES } from './lightbox-photo.tsx';
import { LightboxSteps } from './lightbox-steps.tsx';
import styles from './lightbox.module.css';
import { preload } from './preload.ts';
import type { LightboxProps } from './lightbox-props.ts';
import { texts } from './texts.ts';
import { useGestures } from './use-gestures.ts';

interface ShownProps extends Omit<LightboxProps, 'openId'> {
  photo: Photo;
  index: number;
}

function Shown({ label, photos, photo, index, onChange, downloadOf }: ShownProps) {
  const count = photos.length;
  const goTo = (to: number) => {
    const target = photos[to];
    if (target) onChange(target.id);
  };
  const gestures = useGestures(photo.id, (direction) => goTo(index + direction));
  const isLarge = gestures.view.scale > 1;

  useEffect(() => {
    for (const neighbour of [photos[index + 1], photos[index - 1]]) if (neighbour) preload(neighbour, SIZES);
  }, [photos, index]);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => goTo(index + 1),
    ArrowLeft: () => goTo(index - 1),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
    '+': () => !isLarge && gestures.toggle(),
    '-': () => isLarge && gestures.toggle(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    // The keys work wherever the focus is in the dialog, also on the dialog itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['keys']} onKeyDown={onKeyDown}>
      <Dialog aria-label={texts.photos(label)} className={styles['dialog'] ?? ''}>
        <header className={styles['bar']}>
          <output className={styles['count']}>{texts.count(index + 1, count)}</output>
          <IconButton
            icon={isLarge ? mdiMagnifyMinusOutline : mdiMagnifyPlusOutline}
            label={isLarge ? texts.zoomOut : texts.zoomIn}
            onPress={gestures.toggle}
          />
          {downloadOf && (
            <a
              className={styles['download']}
              href={downloadOf(photo.id)}
              download
              aria-label={texts.download}
            >
              <Icon path={mdiDownloadOutline} />
            </a>
          )}
          <IconButton icon={mdiClose} label={texts.close} onPress={() => onChange(null)} />
        </header>
        <figure className={styles['figure']}>
          <LightboxPhoto key={photo.id} photo={photo} gestures={gestures} />
          {photo.caption !== undefined && <figcaption>{photo.caption}</figcaption>}
        </figure>
        {count > 1 && <LightboxSteps index={index} count={count} onStep={goTo} />}
      </Dialog>
    </div>
  );
}

export function LightboxWindow({ onChange, ...props }: ShownProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onChange(null)}
      className={styles['overlay'] ?? ''}
    >
      <Modal className={styles['modal'] ?? ''}>
        <Shown {...props} onChange={onChange} />
      </Modal>
    </ModalOverlay>
  );
}
