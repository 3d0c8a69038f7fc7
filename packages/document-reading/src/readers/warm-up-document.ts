const LINES = [
  'ARRIVAL NOTICE',
  'B/L No.: SPEC123456789',
  'Vessel: SPECIMEN',
  'ETA: 12-MAY-2026',
  'Container No.: SPEU1234563',
]

/** A one-page document that is read before the first file, so that code is loaded and compiled. */
export function warmUpDocument(): Uint8Array {
  const words = LINES.map((line, at) => `1 0 0 1 40 ${780 - 20 * at} Tm (${line}) Tj`).join(' ')
  const content = `BT /F 12 Tf ${words} ET`
  return new TextEncoder().encode(`%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [4 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
4 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>
endobj
5 0 obj
<< /Length ${content.length} >>
stream
${content}
endstream
endobj
trailer
<< /Root 1 0 R /Size 6 >>
%%EOF
`)
}
