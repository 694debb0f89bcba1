import type { Brand } from '@mijn/domain/brand';
import { withoutBidiControls } from '@mijn/domain/texts';

/** The content of a mail: paragraphs before and after an optional button. */
interface MailContent {
  greeting: string;
  before: readonly string[];
  button?: { label: string; link: string };
  after: readonly string[];
}

/** The two bodies of a mail: plain text and HTML. */
export interface MailBodies {
  text_body: string;
  html_body: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

function buttonAsHtml({ label, link }: { label: string; link: string }, { palette }: Pick<Brand, 'palette'>) {
  const background = palette.brand_700 ?? '#0e4a4f';
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none;background:${background};color:#ffffff`;
  return [
    `<p style="margin:0 0 16px"><a href="${escape(link)}" style="${style}">${escape(label)}</a></p>`,
    `<p style="margin:0 0 16px">Werkt de knop niet? Gebruik dan dit adres:<br>${escape(link)}</p>`,
  ].join('\n');
}

/** Lays out a mail in the brand of the provider, as plain text and as HTML (decisions §8). */
export function layOut(brand: Brand, { greeting, before, button, after }: MailContent): MailBodies {
  const closing = ['Met vriendelijke groet,', brand.company];
  const footer = [brand.postal_address, brand.phone, brand.email].join(' · ');
  const text = [
    greeting,
    ...before,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...after,
    closing.join('\n'),
    footer,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>${escape(brand.portal_name)}</title></head>
<body style="margin:0;background:#f6f4f0">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;font:16px/1.55 sans-serif;color:#1c1c1a">
<p style="margin:0 0 24px;font-weight:bold">${escape(brand.portal_name)}</p>
${[greeting, ...before].map(paragraph).join('\n')}
${button ? buttonAsHtml(button, brand) : ''}
${after.map(paragraph).join('\n')}
<p style="margin:0 0 24px">${closing.map(escape).join('<br>')}</p>
<p style="margin:0;font-size:14px;color:#57534e">${escape(footer)}</p>
</div>
</body>
</html>
`;
  return { text_body: withoutBidiControls(`${text}\n`), html_body: withoutBidiControls(html) };
}
