import Pdf from 'pdfkit';

interface Attachment {
  name: string;
  type?: string | undefined;
  content: string | Buffer;
}

export async function pdfWith(attachments: readonly Attachment[]): Promise<Buffer> {
  const pdf = new Pdf();
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const end = new Promise((done) => pdf.on('end', done));
  pdf.text('Factuur');
  for (const { name, type, content } of attachments) {
    pdf.file(typeof content === 'string' ? Buffer.from(content) : content, {
      name,
      ...(type !== undefined && { type }),
    });
  }
  pdf.end();
  await end;
  return Buffer.concat(pieces);
}
