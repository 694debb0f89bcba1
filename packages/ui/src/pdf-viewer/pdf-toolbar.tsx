import { mdiArrowExpandHorizontal, mdiDownloadOutline, mdiMagnify, mdiMinus, mdiPlus } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../button/button.tsx';
import iconButtonStyles from '../button/icon-button.module.css';
import { Icon } from '../icon/icon.tsx';
import { PageField } from './page-field.tsx';
import styles from './pdf-toolbar.module.css';
import { PrintButton, type usePrinting } from './print-button.tsx';
import { texts } from './texts.ts';
import { stepZoom, type Zoom } from './zoom.ts';

export interface PdfToolbarFrame {
  name: string;
  downloadHref: string | undefined;
  /** More links and buttons, such as a link that opens the document in a new tab. */
  actions: ReactNode;
}

/** The props of the toolbar that are known when the document has loaded. */
export interface PdfToolbarPages {
  page: number;
  count: number;
  onPage: (page: number) => void;
  /** The current zoom factor, also if the page fits the width. */
  factor: number;
  isFit: boolean;
  onZoom: (zoom: Zoom) => void;
  isSearching: boolean;
  onSearch: () => void;
  printing: ReturnType<typeof usePrinting> | undefined;
}

const nothing: PdfToolbarPages = {
  page: 1,
  count: 1,
  onPage: () => undefined,
  factor: 1,
  isFit: true,
  onZoom: () => undefined,
  isSearching: false,
  onSearch: () => undefined,
  printing: undefined,
};

/** Without `pages` the buttons are shown but disabled, so that nothing moves when the document has loaded. */
export function PdfToolbar({
  name,
  downloadHref,
  actions,
  pages,
  searchButton = null,
}: PdfToolbarFrame & { pages?: PdfToolbarPages; searchButton?: Ref<HTMLButtonElement> }) {
  const isDisabled = pages === undefined;
  const shown = pages ?? nothing;
  const { factor, onZoom } = shown;
  return (
    <fieldset disabled={isDisabled} aria-label={texts.tools(name)} className={styles['tools']}>
      <PageField page={shown.page} count={shown.count} isDisabled={isDisabled} onChange={shown.onPage} />
      <span className={styles['zoom']}>
        <IconButton icon={mdiMinus} label={texts.zoomOut} onPress={() => onZoom(stepZoom(factor, -1))} />
        <span className={styles['factor']}>{isDisabled ? '' : texts.percentage(factor)}</span>
        <IconButton icon={mdiPlus} label={texts.zoomIn} onPress={() => onZoom(stepZoom(factor, 1))} />
        <IconButton
          icon={mdiArrowExpandHorizontal}
          label={texts.fit}
          aria-pressed={shown.isFit}
          onPress={() => onZoom('fit')}
        />
      </span>
      <span className={styles['end']}>
        <IconButton
          ref={searchButton}
          icon={mdiMagnify}
          label={texts.openSearch}
          aria-expanded={shown.isSearching}
          onPress={shown.onSearch}
        />
        {actions}
        <PrintButton printing={shown.printing} count={shown.count} />
        {downloadHref !== undefined && (
          <a href={downloadHref} download aria-label={texts.download} className={iconButtonStyles['button']}>
            <Icon path={mdiDownloadOutline} />
          </a>
        )}
      </span>
    </fieldset>
  );
}
