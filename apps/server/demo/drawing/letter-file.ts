import { contentTypes, escapeXml, relationships, zipParts } from './office-zip.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const paragraph = (text: string, isHeading: boolean): string =>
  `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr><w:r><w:rPr>${isHeading ? '<w:b/><w:sz w:val="32"/>' : '<w:sz w:val="22"/>'}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

export async function drawLetterFile(
  heading: string,
  paragraphs: readonly string[],
  date: Date,
): Promise<Buffer> {
  const body = [paragraph(heading, true), ...paragraphs.map((text) => paragraph(text, false))].join('');
  return zipParts(
    {
      '[Content_Types].xml': contentTypes({ '/word/document.xml': WORD }),
      '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
      'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    },
    date,
  );
}
