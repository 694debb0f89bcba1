import { mdiCheck, mdiContentCopy, mdiDownload, mdiPrinter } from '@mdi/js';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonRow, Stack } from '../stack/stack.tsx';
import styles from './code-list.module.css';
import { printText } from './print-text.ts';
import { texts } from './texts.ts';

export interface CodeListProps {
  label: string;
  codes: readonly string[];
  /** The name of the downloaded file, such as `herstelcodes.txt`. */
  fileName: string;
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Shows codes that the user has to keep: to download, to print and to copy. */
export function CodeList({ label, codes, fileName }: CodeListProps) {
  const [isCopied, setCopied] = useState(false);
  const text = `${[label, '', ...codes].join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Stack>
      <ol aria-label={label} className={styles['codes']} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonRow>
        <Button variant="quiet" icon={mdiDownload} onPress={() => download(fileName, text)}>
          {texts.download}
        </Button>
        <Button variant="quiet" icon={mdiPrinter} onPress={() => printText(label, codes)}>
          {texts.print}
        </Button>
        <Button variant="quiet" icon={isCopied ? mdiCheck : mdiContentCopy} onPress={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
