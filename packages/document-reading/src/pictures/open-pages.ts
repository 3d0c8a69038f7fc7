import type { FileKind } from '../file/file-kind.ts'
import type { OpenedPages } from './drawing.ts'
import { openImage } from './open-image.ts'
import { openPdf } from './pdfium.ts'

const IMAGES: readonly FileKind[] = ['jpeg', 'png', 'tiff', 'webp', 'gif']

/** Null for a file that has no pages to draw. For worker threads only. */
export async function openPages(kind: FileKind, bytes: Uint8Array): Promise<OpenedPages | null> {
  if (kind === 'pdf') return openPdf(bytes)
  return IMAGES.includes(kind) ? openImage(kind, bytes) : null
}
