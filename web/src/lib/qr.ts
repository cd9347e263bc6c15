/** A QR code as one path of a drawing: a square of side 1 for each dark module. */
import qrcode from "qrcode-generator";

const QUIET = 4; // modules of white around it, without which cameras don't find it

export interface QrPicture {
  size: number;
  path: string;
}

export function drawQr(text: string): QrPicture {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      let end = column;
      while (end + 1 < count && code.isDark(row, end + 1)) end += 1;
      path += `M${column + QUIET} ${row + QUIET}h${end - column + 1}v1H${column + QUIET}z`;
      column = end;
    }
  }
  return { size: count + 2 * QUIET, path };
}
