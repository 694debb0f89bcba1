import type { Brand } from '@mijn/domain/brand';
import { formatByteSize } from '@mijn/domain/formats';
import type { MailContent, MailLink, MailList, MailParagraph } from './content.ts';
import { escapeHtml as escape } from '../texts/escape-html.ts';
import { type MailStyle, mailStyle } from './mail-style.ts';
import { shorten } from './shorten.ts';
import { texts } from './texts.ts';

const plain = (paragraph: MailParagraph): string =>
  typeof paragraph === 'string' ? paragraph : paragraph.html;

/** Characters without width that keep the text after the preheader out of a list of mails. */
const SPACER = '&#847;&zwnj;&nbsp;'.repeat(80);

/** The maximum length of the preheader, in characters. Lists of mails show less. */
const PREHEADER_LENGTH_MAX = 140;

/** Space beside the text of a button in Outlook for Windows, which ignores the padding of a link. */
const OUTLOOK_SPACE =
  '<!--[if mso]><i style="mso-font-width:200%;mso-text-raise:18pt" hidden>&emsp;</i><span style="mso-text-raise:9pt"><![endif]-->';
const OUTLOOK_SPACE_END =
  '<!--[if mso]></span><i style="mso-font-width:200%" hidden>&emsp;&#8203;</i><![endif]-->';

function createParts(style: MailStyle) {
  type Part = Exclude<keyof MailStyle, 'sheet'>;
  const tag = (name: string, part: Part, inner: string, attributes = ''): string =>
    `<${name} class="${part}" style="${style[part]}"${attributes}>${inner}</${name}>`;
  const link = ({ label, link: url }: MailLink): string =>
    tag('a', 'link', escape(label), ` href="${escape(url)}"`);
  const list = ({ heading, items, more }: MailList): string => {
    const rows = items.map((item) =>
      tag(
        'li',
        'item',
        link(item) + (item.details ? `<br>${tag('span', 'soft', escape(item.details))}` : ''),
      ),
    );
    if (more) rows.push(tag('li', 'item', link(more)));
    return tag('h3', 'label', escape(heading)) + tag('ul', 'list', rows.join(''));
  };
  return {
    tag,
    link,
    list,
    paragraph: (text: MailParagraph): string => tag('p', 'paragraph', escape(plain(text))),
    button: ({ label, link: url }: MailLink): string => {
      const text = `${OUTLOOK_SPACE}${escape(label)}${OUTLOOK_SPACE_END}`;
      return tag('p', 'action', tag('a', 'button', text, ` href="${escape(url)}"`));
    },
    url: ({ link: url }: MailLink): string => {
      const text = `${texts.buttonFails}<br>${link({ label: url, link: url })}`;
      return tag('p', 'paragraph', tag('span', 'soft', text));
    },
    quote: ({ lines, rest }: NonNullable<MailContent['quote']>): string =>
      tag(
        'blockquote',
        'quote',
        [...lines, ...(rest ? [rest] : [])].map((line) => tag('p', 'quoted', escape(line))).join(''),
      ),
    files: (files: NonNullable<MailContent['files']>): string =>
      tag('h2', 'label', texts.attachments(files.length)) +
      tag(
        'ul',
        'list',
        files
          .map(({ name, byte_size }) =>
            tag('li', 'item', `${escape(name)} ${tag('span', 'soft', formatByteSize(byte_size))}`),
          )
          .join(''),
      ),
  };
}

/** Returns a mail as HTML, which is readable without its style sheet and has no pictures. */
export function mailAsHtml(brand: Brand, content: MailContent): string {
  const style = mailStyle(brand);
  const { tag, link, list, paragraph, button, url, quote, files } = createParts(style);
  const preheader = shorten(content.preheader ?? plain(content.before[0] ?? ''), PREHEADER_LENGTH_MAX);
  const inner = [
    ...(content.kicker ? [tag('p', 'kicker', escape(content.kicker))] : []),
    tag('h1', 'heading', escape(content.heading)),
    ...[content.greeting, ...content.before].map(paragraph),
    ...(content.quote ? [quote(content.quote)] : []),
    ...(content.files?.length ? [files(content.files)] : []),
    ...(content.sections ?? []).flatMap(({ heading, lists }) =>
      [tag('h2', 'section', escape(heading))].concat(lists.map(list)),
    ),
    ...(content.button ? [button(content.button)] : []),
    ...(content.button && content.isLetter ? [url(content.button)] : []),
    ...content.after.map(paragraph),
    ...(content.isLetter
      ? [tag('p', 'paragraph', texts.closing(brand.company).map(escape).join('<br>'))]
      : []),
  ];
  const foot = [
    escape(content.reason),
    ...(content.endings?.length ? [content.endings.map(link).join('<br>')] : []),
    escape(texts.sender(brand)),
  ].map((text) => tag('p', 'paragraph', text));
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(content.heading)}</title>
<style>
${style.sheet}
</style>
</head>
<body class="page" style="${style.page}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}${SPACER}</div>
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div class="page" style="${style.page}">
<div class="frame" style="${style.frame}" role="article" aria-label="${escape(content.heading)}" lang="nl">
<div class="card" style="${style.card}">
${tag('div', 'bar', escape(brand.portal_name))}
<div class="body" style="${style.body}">
${inner.join('\n')}
</div>
</div>
<div class="foot" style="${style.foot}">
${foot.join('\n')}
</div>
</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}
