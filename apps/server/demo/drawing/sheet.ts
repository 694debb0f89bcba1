import { contentTypes, escapeXml, relationships, zipParts } from './office-zip.ts';

type Value = string | number;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const BOLD = 1;
const AMOUNT = 2;

function cell(value: Value, column: number, row: number, isHead: boolean): string {
  const reference = `${String.fromCharCode(65 + column)}${row}`;
  if (typeof value === 'number') return `<c r="${reference}" s="${AMOUNT}"><v>${value}</v></c>`;
  const style = isHead ? ` s="${BOLD}"` : '';
  return `<c r="${reference}"${style} t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;
}

const styles = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The first row is the header, and the first column is the widest. */
export async function drawSheet(
  name: string,
  rows: readonly (readonly Value[])[],
  date: Date,
): Promise<Buffer> {
  const data = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, column, at + 1, at === 0)).join('')}</row>`,
  );
  return zipParts(
    {
      '[Content_Types].xml': contentTypes({
        '/xl/workbook.xml': `${SPREADSHEET}.sheet.main+xml`,
        '/xl/worksheets/sheet1.xml': `${SPREADSHEET}.worksheet+xml`,
        '/xl/styles.xml': `${SPREADSHEET}.styles+xml`,
      }),
      '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="42" customWidth="1"/><col min="2" max="6" width="16" customWidth="1"/></cols><sheetData>${data.join('')}</sheetData></worksheet>`,
    },
    date,
  );
}
