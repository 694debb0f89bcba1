import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiInformationOutline,
} from '@mdi/js';
import { texts } from './texts.ts';

/** The type of a message. */
export type Tone = 'danger' | 'warning' | 'info' | 'success';

/** The icon of each tone, with a label for users who cannot see its colour. */
export const toneIcons: Record<Tone, { path: string; label: string }> = {
  danger: { path: mdiAlertCircleOutline, label: texts.danger },
  warning: { path: mdiAlertOutline, label: texts.warning },
  info: { path: mdiInformationOutline, label: texts.info },
  success: { path: mdiCheckCircleOutline, label: texts.success },
};
