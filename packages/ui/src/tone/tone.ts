import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiInformationOutline,
} from '@mdi/js';
import { texts } from './texts.ts';

/** What kind of message it is. */
export type Tone = 'danger' | 'warning' | 'info' | 'success';

/** A message's icon, and its name for who does not see the colour. */
export const toneIcons: Record<Tone, { path: string; label: string }> = {
  danger: { path: mdiAlertCircleOutline, label: texts.danger },
  warning: { path: mdiAlertOutline, label: texts.warning },
  info: { path: mdiInformationOutline, label: texts.info },
  success: { path: mdiCheckCircleOutline, label: texts.success },
};
