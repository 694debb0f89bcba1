import type { Brand } from '@mijn/domain/brand';
import { withoutBidiControls } from '@mijn/domain/texts';
import type { MailContent } from './content.ts';
import { mailAsHtml } from './mail-html.ts';
import { mailAsText } from './mail-text.ts';

export interface MailBodies {
  text_body: string;
  html_body: string;
}

/** Lays out a mail in the brand of the provider, as plain text and as HTML (docs/product.md#mail). */
export function layOut(brand: Brand, content: MailContent): MailBodies {
  return {
    text_body: withoutBidiControls(mailAsText(brand, content)),
    html_body: withoutBidiControls(mailAsHtml(brand, content)),
  };
}
