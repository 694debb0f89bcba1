import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The name of a tag, and its text or the tags in it. */
export type Tag = [name: string, content: string | Tag[]];

type Tree = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return tidy(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
}

/** Returns the texts of a page by the id of their tag. */
async function textsOfTags(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}

function tagOf(node: Tree, texts: Map<string, string>): Tag {
  const inner = node.children.filter((child): child is Tree => 'role' in child);
  if (inner.length > 0) return [node.role, inner.map((child) => tagOf(child, texts))];
  const ids = node.children.flatMap((child) => ('id' in child ? [child.id] : []));
  return [node.role, tidy(ids.map((id) => texts.get(id) ?? '').join(' '))];
}

async function tagsOf(page: PDFPageProxy): Promise<Tag[]> {
  const [tree, texts] = await Promise.all([page.getStructTree(), textsOfTags(page)]);
  const [, content] = tree ? tagOf(tree, texts) : ['', []];
  const [document] = Array.isArray(content) ? content : [];
  return document && Array.isArray(document[1]) ? document[1] : [];
}

/** Reads a PDF as a viewer and a screen reader do: its metadata, and the text and tags of each page. */
export async function readBack(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const { info, metadata } = await pdf.getMetadata();
    const pages: string[] = [];
    const tags: Tag[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await textOf(page));
      tags.push(await tagsOf(page));
    }
    const language: unknown = Reflect.get(info, 'Language');
    return { info, metadata: String(metadata?.get('dc:title') ?? ''), lang: language, pages, tags };
  } finally {
    await task.destroy();
  }
}
