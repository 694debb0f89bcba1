import { Alert } from '@mijn/ui/alert';
import { texts } from '../../voting/texts.ts';

/** Tells the owner of an apartment that another owner voted differently. */
export function Divided() {
  return (
    <Alert tone="warning" title={texts.divided.title} isAnnounced>
      {texts.divided.text}
    </Alert>
  );
}
