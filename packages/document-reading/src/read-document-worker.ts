import { loadFile } from './load-file.ts'
import type { FileToRead, Pictures } from './read-document.ts'
import { readFile, readFileOfPictures } from './read-file.ts'
import { serve } from './readers/serve.ts'
import { specimen } from './readers/warm-up-document.ts'

type Wanted = Omit<FileToRead, 'account'> & { pictures: Pictures }

await serve({
  read: ({ bytes, path, pictures, ...file }: Wanted) => {
    const content = bytes ?? loadFile(path!)
    if (pictures === 'none') return readFile(content, file)
    return readFileOfPictures(content, file, pictures === 'recognize' ? undefined : pictures)
  },
  broken: ({ name }) => `It is broken: a reader ended with ${name}`,
  prepare: () => readFile(specimen(), { name: 'specimen.pdf' }),
})
