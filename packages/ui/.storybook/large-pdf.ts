/** A PDF object: either its content, or a stream with a dictionary. The dictionary is written without its brackets. */
type PdfObject = string | { dictionary: string; stream: Uint8Array<ArrayBuffer> };

const encode = (text: string) => new TextEncoder().encode(text);

/** The file has no cross-reference table, because PDF viewers rebuild a missing table. */
function urlOf(objects: readonly PdfObject[]): string {
  const parts = objects.flatMap((object, index) => {
    const start = `${index + 1} 0 obj\n`;
    if (typeof object === 'string') return [`${start}${object}\nendobj\n`];
    const { dictionary, stream } = object;
    return [`${start}<<${dictionary}/Length ${stream.length}>>\nstream\n`, stream, '\nendstream\nendobj\n'];
  });
  const file = new Blob(['%PDF-1.7\n', ...parts, 'trailer\n<</Root 1 0 R>>\n%%EOF\n'], {
    type: 'application/pdf',
  });
  return URL.createObjectURL(file);
}

const page = (width: number, height: number, resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<<${resources}>>>>`;

const documentOf = (onlyPage: string, content: string, further: PdfObject) =>
  urlOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    onlyPage,
    { dictionary: '', stream: encode(content) },
    further,
  ]);

/** Returns the URL of a PDF with one page of the given size in points. The page has one background colour and one line of text. */
export function largePagePdf(width: number, height: number): string {
  const content = `0.8 g 0 0 ${width} ${height} re f 0 g BT /F ${Math.min(width, height) / 8} Tf ${width / 10} ${height / 2} Td (Plattegrond) Tj ET`;
  const resources = '/Font<</F 5 0 R>>';
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  return documentOf(page(width, height, resources), content, font);
}

export async function largeImagePdf(side: number): Promise<string> {
  const rows = new Blob([new Uint8Array(Math.ceil(side / 8) * side)]);
  const packed = rows.stream().pipeThrough(new CompressionStream('deflate'));
  return documentOf(page(595, 842, '/XObject<</I 5 0 R>>'), 'q 595 0 0 842 0 0 cm /I Do Q', {
    dictionary: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode`,
    stream: new Uint8Array(await new Response(packed).arrayBuffer()),
  });
}
