import { loadFile } from './file/load-file.ts'
import type { FileToRead, PictureSource } from './file-to-read.ts'
import { readFile, readFileOfPictures } from './read-file.ts'
import { serve } from './readers/serve.ts'
import { warmUpDocument } from './readers/warm-up-document.ts'

type Wanted = Omit<FileToRead, 'account'> & { pictures: PictureSource }

await serve({
  read: ({ bytes, path, pictures, ...file }: Wanted) => {
    const content = bytes ?? loadFile(path!)
    if (pictures === 'none') return readFile(content, file)
    return readFileOfPictures(content, file, pictures === 'recognize' ? undefined : pictures)
  },
  describeFailure: ({ name }) => `It is broken: a reader ended with ${name}`,
  prepare: () => readFile(warmUpDocument(), { name: 'specimen.pdf' }),
})
